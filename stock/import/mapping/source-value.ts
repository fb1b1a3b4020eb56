import { isObject } from '../file/json-rows.ts';
import { splitList } from '../row/read-list.ts';
import { isBlank } from '../row/read-value.ts';
import { fieldSenses, isScalar } from '../row/row-fields.ts';
import { isListField, stockFields } from '../row/stock-field.ts';
import { type Source, valueKey } from './mapping.ts';

/** `[0]` or `.0` is an entry of a list; over a list a name is that of each. */
export function follow(value: unknown, path: string): unknown {
  const steps = path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((step) => step !== '');
  return steps.reduce<unknown>(step, value);
}

function step(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    if (/^\d+$/.test(key)) return value[Number(key)];
    const values = value.flatMap((entry) => step(entry, key)).filter((one) => one !== undefined);
    return values.length === 0 && value.length > 0 ? undefined : values;
  }
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** A CSV heading may have dots. */
export function valueAt(row: unknown, path: string): unknown {
  const whole = step(row, path);
  return whole === undefined ? follow(row, path) : whole;
}

const maxDepth = 6;
const maxPaths = 500;

export function pathsOf(row: unknown): ReadonlyMap<string, unknown> {
  const byPath = new Map<string, unknown>();
  const visit = (value: unknown, path: string, depth: number): void => {
    if (byPath.size >= maxPaths || depth > maxDepth) return;
    const objects = Array.isArray(value) && value.every(isObject) ? value : [];
    if (isObject(value) || objects.length > 0) {
      for (const key of keysOf(isObject(value) ? [value] : objects)) {
        const inner = path === '' ? key : `${path}.${key}`;
        visit(step(value, key), inner, depth + 1);
      }
    } else if (path !== '') {
      byPath.set(path, value);
    }
  };
  visit(row, '', 0);
  return byPath;
}

function keysOf(objects: readonly object[]): readonly string[] {
  return [...new Set(objects.slice(0, 20).flatMap((one) => Object.keys(one)))].filter(
    (key) => key !== '__proto__',
  );
}

/** Undefined where no part is filled. */
export function sourceContent({ parts }: Source, row: unknown): unknown {
  if (parts === undefined) return undefined;
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'object') return valueAt(row, only.path);
  const values = parts.map((part) => (typeof part === 'string' ? part : valueAt(row, part.path)));
  const isFilled = (value: unknown, index: number) =>
    typeof parts[index] === 'object' && value !== undefined && value !== null;
  if (!values.some(isFilled)) return undefined;
  const length = Math.max(...values.map((value) => (Array.isArray(value) ? value.length : -1)));
  const textAt = (index: number) =>
    values.map((value) => scalarText(Array.isArray(value) ? value[index] : value)).join('');
  return length < 0 ? textAt(0) : Array.from({ length }, (_, index) => textAt(index));
}

/** Of a source's content, by its meanings; its fallback for nothing. */
export function sourceValue(source: Source, content: unknown): unknown {
  const { target, most, fallback } = source;
  if (typeof target === 'string' && isListField(target)) {
    const isPictures = stockFields[target].kind === 'pictures';
    const entries = typeof content === 'string' ? splitList(content, isPictures) : (content ?? []);
    if (!Array.isArray(entries)) return entries;
    const texts = entries.map((one) => translated(source, one)).filter((one) => !isNothing(one));
    return texts.length === 0 ? fallback : texts.slice(0, most);
  }
  const value = translated(source, Array.isArray(content) ? joined(content) : content);
  // “Not available” is an empty price, but a status.
  const isWord = typeof target === 'string' && fieldSenses[target] !== undefined && value;
  return isNothing(value) && !isWord ? fallback : value;
}

function scalarText(value: unknown): string {
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}

/** A list of objects stays one, and is refused later. */
function joined(list: readonly unknown[]): unknown {
  return list.some((entry) => typeof entry === 'object' && entry !== null)
    ? list
    : list.map(scalarText).join(', ');
}

function translated({ values }: Source, value: unknown): unknown {
  if (!isScalar(value)) return value;
  const meaning = values.get(valueKey(value));
  return meaning === undefined ? value : (meaning ?? undefined);
}

export function isNothing(value: unknown): boolean {
  return typeof value === 'string' ? isBlank(value.trim()) : value === undefined || value === null;
}
