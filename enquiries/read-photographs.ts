import { day, minute, second } from '../domain/duration.ts';
import {
  photographsPerDay,
  type SentFile,
  type SmallPhotograph,
} from '../domain/enquiries/photographs.ts';
import type { RateCounter } from '../domain/enquiries/rate-counter.ts';
import { cleanLine } from '../domain/text/clean-text.ts';
import { networkOf } from './screening.ts';

/** Why the files of an enquiry are not used. */
export type UnreadPhotographs =
  | {
      readonly kind: 'unusable';
      readonly isTooLarge: boolean;
      /** A sentence for each file that can't be used, with its name. */
      readonly text: string;
    }
  /** Too many came today. */
  | { readonly kind: 'full' }
  /** There is too much to do for now. */
  | { readonly kind: 'busy' };

type ReadPhotographs =
  | { readonly kind: 'read'; readonly jpegs: readonly Uint8Array[] }
  | UnreadPhotographs;

/** What making photographs small needs. */
export interface PhotographDesk {
  readonly rate: RateCounter;
  /** Makes a small picture of the file at this path, in another process, one at a time. */
  readonly shrink: (path: string) => Promise<SmallPhotograph>;
  readonly now: () => Date;
}

/** Milliseconds after which no further file of an enquiry is begun. */
const patience = minute;

/** Characters of a file's name that are repeated. */
const maxNameLength = 60;

/** Makes small pictures of the files of an enquiry, in their order. */
export async function readPhotographs(
  { rate, shrink, now }: PhotographDesk,
  files: readonly SentFile[],
  address: string,
): Promise<ReadPhotographs> {
  if (files.length === 0) return { kind: 'read', jpegs: [] };
  const began = now();
  const tried = await rate.hit(`photographs ${networkOf(address)}`, day / second, began);
  if (tried > photographsPerDay.network) return { kind: 'full' };
  const jpegs: Uint8Array[] = [];
  const faults: { readonly isTooLarge: boolean; readonly text: string }[] = [];
  for (const { name, path } of files) {
    if (now().getTime() - began.getTime() > patience) return { kind: 'busy' };
    const small = await shrink(path);
    if (small.ok) jpegs.push(small.jpeg);
    else faults.push({ ...small, text: `“${shownName(name)}” ${small.reason}.` });
  }
  const [first] = faults;
  if (first !== undefined) {
    const text = faults.map((fault) => fault.text).join(' ');
    return { kind: 'unusable', isTooLarge: faults.every((fault) => fault.isTooLarge), text };
  }
  return (await hasRoom(rate, began)) ? { kind: 'read', jpegs } : { kind: 'full' };
}

/** Counts one enquiry with photographs; what is kept of all in a day is bounded. */
async function hasRoom(rate: RateCounter, now: Date): Promise<boolean> {
  const count = await rate.hit('photographs', day / second, now);
  return count <= photographsPerDay.all;
}

/** A file's name in a sentence. */
export function shownName(name: string): string {
  return cleanLine(name).slice(0, maxNameLength).toWellFormed() || 'A file without a name';
}
