import { isObject } from '../file/json-rows.ts';

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
