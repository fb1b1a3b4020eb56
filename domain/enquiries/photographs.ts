import { hour, minute } from '../duration.ts';

/** Bytes. */
export const photographLimits = { max: 8, each: 15_000_000, together: 60_000_000 } as const;

/** Largest JPEG made: pixels each way, and bytes. */
export const smallPhotograph = { side: 1600, bytes: 500_000 } as const;

/** Wait of the dealer's mail for the reading of photographs. */
export const mailWaitsMs = 5 * minute;

/** Longest storage of originals. */
export const originalsKeptMs = hour;

export interface SentFile {
  readonly name: string;
  readonly path: string;
  readonly digest: string;
}

export type SmallPhotograph =
  | { readonly ok: true; readonly jpeg: Uint8Array }
  | { readonly ok: false; readonly reason: string };
