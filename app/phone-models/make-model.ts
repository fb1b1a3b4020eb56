import { readFile } from 'node:fs/promises';
import type { WantedFinish } from '../../domain/catalogue/repaint.ts';
import type { SizeIn } from '../../domain/catalogue/will-it-fit.ts';
import { gltf, readCart } from './cart-document.ts';
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
export async function makeModel({ source, format, size, finish }: ModelJob): Promise<Uint8Array> {
  const cart = await readCart(await readFile(source), size, finish);
  return format === 'usdz' ? usdz(cart) : gltf.writeBinary(cart);
}
