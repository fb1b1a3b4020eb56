import { hour, minute } from '../duration.ts';

/** Photographs that come with an enquiry. Sizes in bytes. */

export const photographLimits = {
  most: 8,
  each: 15_000_000,
  together: 60_000_000,
} as const;

/** `15_000_000` → `"15 MB"`. */
export function megabytes(bytes: number): string {
  return `${bytes / 1e6} MB`;
}

/** The limits of the JPEGs made of them: pixels each way and bytes. */
export const smallPhotograph = { side: 1600, bytes: 500_000 } as const;

/** Milliseconds that the mail to the dealer waits for photographs to be read. */
export const mailWaitsMs = 5 * minute;

/** Milliseconds for which photographs are kept as they came, at most. */
export const originalsKeptMs = hour;

/** A file as it was sent: under the name it had, at a path where it lies until it is answered. */
export interface SentFile {
  readonly name: string;
  readonly path: string;
  /** SHA-256 of its bytes. */
  readonly digest: string;
}

/** The picture made of a file; without one the reason, as the end of a sentence about it. */
export type SmallPhotograph =
  | { readonly ok: true; readonly jpeg: Uint8Array }
  | { readonly ok: false; readonly reason: string };
