import { readFile } from 'node:fs/promises';
import type { SizeIn } from '../../domain/catalogue/will-it-fit.ts';
import type { WantedFinish } from '../islands/viewer/model/finish.ts';
import { arGlb } from './ar-glb.ts';
import { fitted } from './fit-model.ts';
import { readModel } from './read-model.ts';
import { repainted } from './surface.ts';
import { usdz } from './usdz.ts';

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
  const model = repainted(fitted(readModel(await readFile(source)), size), finish);
  return format === 'usdz' ? usdz(model) : arGlb(model);
}
