import { type BrowserKey, type BrowserRecord, draftDays } from '../../domain/browser-storage.ts';
import { day } from '../../domain/duration.ts';
import { campaignParameters } from '../../domain/enquiries/enquiry.ts';
import type { DestinationFields } from '../../domain/places/destination-fields.ts';
import { maxShortlist } from '../../domain/stock/compare/shortlist.ts';

/** Deletes wrong and old values; blocked or full storage keeps nothing (spec S22.9). */

interface Entry<T> {
  read(): T | undefined;
  write(value: T): void;
  remove(): void;
}

function entry<S extends BrowserRecord['storage'], T>(
  storage: S,
  key: BrowserKey<S>,
  check: (value: unknown) => T | undefined,
): Entry<T> {
  // Naming a blocked storage throws too.
  const open = () => (storage === 'local' ? localStorage : sessionStorage);
  const attempt = <R>(action: (store: Storage) => R): R | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: () =>
      attempt((store) => {
        const text = store.getItem(key);
        if (text === null) return undefined;
        const value = check(attempt(() => JSON.parse(text)));
        if (value === undefined) store.removeItem(key);
        return value;
      }),
    write: (value) => attempt((store) => store.setItem(key, JSON.stringify(value))),
    remove: () => attempt((store) => store.removeItem(key)),
  };
}

function isSlug(value: unknown): value is string {
  return typeof value === 'string' && /^[\w+.-]{1,50}$/.test(value);
}

function isTown(value: unknown): value is string {
  return typeof value === 'string' && /^[\w ,.'-]{1,50}$/.test(value);
}

export const storedDestination = entry('local', 'town', (value): DestinationFields | undefined => {
  if (!isRecord(value)) return undefined;
  const { place, town, miles, zip } = value;
  if (isTown(place)) return { place };
  if (!isSlug(town)) return undefined;
  return { town, ...(isSlug(miles) && { miles }), ...(isTown(zip) && { zip }) };
});

export const storedShortlist = entry('local', 'compare', (value): readonly string[] | undefined => {
  const ids: readonly string[] = Array.isArray(value) ? value.filter(isSlug) : [];
  return ids.length === 0 ? undefined : ids.slice(0, maxShortlist);
});

export function isStorageBlocked(): boolean {
  try {
    return localStorage === null;
  } catch {
    return true;
  }
}

interface Draft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly query: string;
  readonly values: Readonly<Record<string, string>>;
}

const maxDrafts = 4;

function checkDrafts(value: unknown): readonly Draft[] | undefined {
  const drafts = Array.isArray(value) ? value.flatMap(checkDraft).slice(0, maxDrafts) : [];
  return drafts.length === 0 ? undefined : drafts;
}

function checkDraft(value: unknown): Draft[] {
  if (!isRecord(value)) return [];
  const { savedAt, query, values } = value;
  // A clock may have been wrong.
  const isFresh = typeof savedAt === 'number' && Math.abs(Date.now() - savedAt) <= draftDays * day;
  if (!isFresh || typeof query !== 'string' || !isRecord(values)) return [];
  return [{ savedAt, query, values: textsOf(values, Object.keys(values)) }];
}

/** The newest first, one per address. */
export const storedDrafts = {
  contact: entry('local', 'contact-draft', checkDrafts),
  tradeIn: entry('local', 'trade-in-draft', checkDrafts),
  alert: entry('local', 'alert-draft', checkDrafts),
} as const;

export type Campaign = Readonly<Record<string, string>>;

function checkCampaign(value: unknown): Campaign | undefined {
  const labels = isRecord(value) ? textsOf(value, campaignParameters) : {};
  return Object.keys(labels).length === 0 ? undefined : labels;
}

export const storedCampaigns = {
  first: entry('session', 'first-campaign', checkCampaign),
  last: entry('session', 'last-campaign', checkCampaign),
} as const;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textsOf(record: Record<string, unknown>, names: readonly string[]) {
  const texts: Record<string, string> = {};
  for (const name of names) {
    const text = record[name];
    if (typeof text === 'string') texts[name] = text;
  }
  return texts;
}
