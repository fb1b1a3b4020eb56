import { isObject } from '../file/json-rows.ts';

/** Where the most objects of a parsed JSON file stand in one array, and what they are. */
export interface FoundRows {
  /** A path as a mapping's `rows` takes it; empty where the file is the array. */
  readonly path: string;
  readonly rows: readonly object[];
}

/** How deep an array of rows is looked for. */
const deepest = 5;

/** The longest array of objects in the file; `undefined` when there is none. */
export function longestRows(document: unknown, path = '', depth = 0): FoundRows | undefined {
  if (Array.isArray(document)) {
    const rows = document.filter(isObject);
    return rows.length === 0 ? undefined : { path, rows };
  }
  if (!isObject(document) || depth > deepest) return undefined;
  return Object.entries(document)
    .map(([key, value]) => longestRows(value, path === '' ? key : `${path}.${key}`, depth + 1))
    .filter((found) => found !== undefined)
    .sort((a, b) => b.rows.length - a.rows.length)[0];
}
