import { readFile } from 'node:fs/promises';
import type { SizeIn } from '../../domain/catalogue/will-it-fit.ts';
import { fitted } from './fit-model.ts';
import { arGlb } from './gltf/ar-glb.ts';
import { readModel } from './gltf/read-model.ts';
import { repainted, type WantedFinish } from './surface.ts';
import { usdz } from './usdz/usdz.ts';

/** A file for a phone's own viewer. */
export interface ModelJob {
  /** The viewer's model on this machine, and a hash of it. */
  readonly source: string;
  readonly hash: string;
  readonly format: ModelFormat;
  readonly size: SizeIn;
  readonly finish: WantedFinish;
}

export type ModelFormat = 'ar.glb' | 'usdz';

/**
 * Makes the file.
 * @throws where the viewer's model is not there or can not be read
 */
export async function makeModel({ source, format, size, finish }: ModelJob): Promise<Buffer> {
  const model = repainted(fitted(await readModel(await readFile(source)), size), finish);
  return format === 'usdz' ? usdz(model) : arGlb(model);
}
