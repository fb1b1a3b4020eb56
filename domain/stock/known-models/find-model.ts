import { models } from '../../dealer/business/models/models.ts';
import type { Model } from '../../dealer/model.ts';

const byId = new Map(models.map((model) => [model.id, model]));

export function findModel(id: string): Model | undefined {
  return byId.get(id);
}

/** Throws for an unknown id. */
export function modelOf(id: string): Model {
  const model = byId.get(id);
  if (model === undefined) throw new Error(`No model is listed as ${id}`);
  return model;
}
