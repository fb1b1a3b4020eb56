import { showrooms } from '../../../domain/dealer/business/identity.ts';
import { findShowroom } from '../../../domain/places/showrooms.ts';
import { counted } from '../../../domain/text/wording.ts';
import { isObject } from '../file/json-rows.ts';
import { openStockFile } from '../file/stock-file.ts';
import { StockFileError } from '../file/stock-file-error.ts';
import { stateOf } from '../row/availability.ts';
import { isPrivateHeader } from '../row/heading-words.ts';
import { parse } from '../row/parsers.ts';
import { unreadable } from '../row/read-value.ts';
import {
  fieldOfHeader,
  isListField,
  isStockField,
  type StockField,
  stockFields,
} from '../row/stock-field.ts';
import { type PlacedColumn, placeColumns } from './place-columns.ts';
import { type Profile, profilesOf } from './profile.ts';

interface SuggestedMapping {
  readonly fields: Readonly<Record<string, SuggestedSource>>;
  readonly remarks: readonly string[];
}

type SuggestedSource = string | { readonly [key in 'from' | 'list']?: readonly string[] };

export const maxProfiled = 5_000;

const maxListed = 12;

export function suggestMapping(rows: readonly unknown[]): SuggestedMapping {
  const columns = placeColumns(profilesOf(rows.slice(0, maxProfiled))).filter(
    ({ profile, target }) => profile.filled > 0 || target === 'specifications',
  );
  const byTarget = Map.groupBy(columns, ({ target }) => target);
  const fields: Record<string, SuggestedSource> = {};
  for (const [target, sources] of byTarget) {
    if (target === undefined) continue;
    const paths = sources.toSorted((a, b) => a.rank - b.rank).map(({ profile }) => profile.path);
    const isList = isStockField(target) && isListField(target);
    const [only = ''] = paths;
    fields[target] = paths.length === 1 ? only : isList ? { list: paths } : { from: paths };
  }
  const remarks = columns.flatMap((column) => [
    ...unreadRemarks(column),
    ...placeRemarks(column),
    ...(column.target === undefined ? [remarkOn(column)] : []),
  ]);
  const badge = byTarget.get('isNew')?.[0];
  return {
    fields,
    remarks: [
      ...remarks,
      ...(badge !== undefined && fields.condition === undefined
        ? [badgeRemark(badge.profile.path)]
        : []),
    ],
  };
}

function badgeRemark(path: string): string {
  return `“${path}” was taken for the NEW badge. If it tells new carts from used ones, write "condition": {"from": "${path}", "values": {"true": "new", "false": "used"}} instead of "isNew"`;
}

function placeRemarks({ profile, target }: PlacedColumn): readonly string[] {
  const others = [...profile.values.keys()].filter((text) => findShowroom(text) === undefined);
  if (target !== 'location' || others.length === 0) return [];
  const ids = showrooms.map(({ id }) => id).join(', ');
  return [
    `“${profile.path}”: ${listedValues(profile, others)} name none of our showrooms; numbers are left out, words are shown as they are. For each that is one write under "values", as in {"${others[0]}": "…"}, which: ${ids}`,
  ];
}

function unreadRemarks({ profile, target, availability }: PlacedColumn): readonly string[] {
  const isChoice =
    target !== undefined && isStockField(target) && stockFields[target].kind === 'choice';
  if (!isChoice && availability === undefined) return [];
  const unread = [...profile.values.keys()].filter((text) =>
    availability === undefined
      ? parse(target as StockField, text) === unreadable
      : stateOf({ ...availability, heading: '', text }) === unreadable,
  );
  if (unread.length === 0) return [];
  const how = availability === undefined ? 'left open' : 'not for sale';
  return [
    `“${profile.path}”: ${listedValues(profile, unread)} can't be read and mean ${how}; write what they mean under "values"`,
  ];
}

/** `“T1” (443 rows), “T2” (1 row)`. */
function listedValues({ values }: Profile, texts: readonly string[]): string {
  const first = texts.slice(0, maxListed);
  const more = texts.length - first.length;
  const listed = first.map((text) => `“${text}” (${counted(values.get(text) ?? 0, 'row')})`);
  return [...listed, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function remarkOn({ profile: { path, values }, availability }: PlacedColumn): string {
  if (availability !== undefined) {
    return `“${path}” tells whether a cart is for sale; every import reads it, named in the mapping or not`;
  }
  const isPrivate = isPrivateHeader(path.split('.').at(-1) ?? '');
  const some = [...values.keys()].slice(0, 3).map((text) => text.slice(0, 30));
  const why = isPrivate
    ? 'left out: it looks like the dealer’s own business'
    : 'left out: no field is called like that; to have it, add it to the mapping';
  return `“${path}” (${some.join(', ')}) ${why}`;
}

interface FoundRows {
  /** A mapping's `rows`; empty for an array. */
  readonly path: string;
  readonly rows: readonly object[];
}

export async function rawRows(file: string, sheets: readonly string[] = []): Promise<FoundRows> {
  const opened = await openStockFile(file);
  if (opened.kind === 'json') {
    const longest = longestRows(opened.document);
    if (longest === undefined) throw new StockFileError('This file has no list of carts');
    return longest;
  }
  const rows: object[] = [];
  const isHeading = (cell: string) => fieldOfHeader(cell) !== undefined;
  for await (const { entries } of opened.rows(isHeading, { sheets })) {
    rows.push(Object.fromEntries(entries));
    if (rows.length === maxProfiled) break;
  }
  if (rows.length === 0) throw new StockFileError('The file has no rows');
  return { path: '', rows };
}

const maxDepth = 5;

function longestRows(document: unknown, path = '', depth = 0): FoundRows | undefined {
  if (Array.isArray(document)) {
    const rows = document.filter(isObject);
    return rows.length === 0 ? undefined : { path, rows };
  }
  if (!isObject(document) || depth > maxDepth) return undefined;
  return Object.entries(document)
    .map(([key, value]) => longestRows(value, path === '' ? key : `${path}.${key}`, depth + 1))
    .filter((one) => one !== undefined)
    .sort((a, b) => b.rows.length - a.rows.length)[0];
}
