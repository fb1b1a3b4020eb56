import { readFile } from 'node:fs/promises';
import { arGlb } from './ar-glb.ts';
import { readModel } from './read-model.ts';
import { repainted, type WantedFinish } from './surface.ts';
import { usdz } from './usdz.ts';

/** A file for a phone's own viewer. */
export interface ModelJob {
  /** The viewer's model on this machine, and a hash of it. */
  readonly source: string;
  readonly hash: string;
  readonly format: ModelFormat;
  readonly finish: WantedFinish;
}

export type ModelFormat = 'ar.glb' | 'usdz';

/**
 * Makes the file.
 * @throws where the viewer's model is not there or can not be read
 */
export async function makeModel({ source, format, finish }: ModelJob): Promise<Buffer> {
  const model = repainted(await readModel(await readFile(source)), finish);
  return format === 'usdz' ? usdz(model) : arGlb(model);
}
