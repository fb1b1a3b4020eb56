import { cleanLine } from '../../../domain/text/clean-text.ts';
import { splitList } from '../row/read-list.ts';
import { isBlank } from '../row/read-value.ts';
import { type ColumnUse, FieldCollector, type RawRow, type RowFields } from '../row/row-fields.ts';
import { isListField, stockFields } from '../row/stock-field.ts';
import { type Mapping, MappingError, pathsIn, type Source, valueKey } from './mapping.ts';
import { pathsOf, valueAt } from './path.ts';

/** Paths of a file that are remembered: as examples where the mapping has a wrong one, and as unused. */
const mostPaths = 100;

/** Reads rows as a mapping says. One per file: it remembers which paths were ever found. */
export class MappedReader {
  readonly #mapping: Mapping;
  readonly #filled = new Set<Source>();
  readonly #paths = new Set<string>();
  readonly #used: ReadonlySet<string>;
  /** Paths to values that the mapping does not name, for the report. */
  readonly unread = new Set<string>();

  constructor(mapping: Mapping) {
    this.#mapping = mapping;
    const paths = mapping.sources.flatMap(pathsIn);
    this.#used = new Set(paths.map((path) => path.replace(/\[\d+\]|\.\d+(?=\.|$)/g, '')));
  }

  read(row: RawRow): RowFields {
    // In the order of the file; of two columns with one heading the first counts.
    const object = Object.fromEntries([...row.entries, ...row.entries.toReversed()]);
    for (const [path, value] of pathsOf(object)) {
      if (this.#paths.size < mostPaths) this.#paths.add(path);
      const isFilled = ![value].flat().every(saysNothing);
      if (isFilled && this.unread.size < mostPaths && !this.#isUsed(path)) {
        this.unread.add(cleanLine(path));
      }
    }
    const collector = new FieldCollector();
    for (const source of this.#mapping.sources) {
      const value = this.#valueOf(source, object);
      if (value === undefined) continue;
      const { target } = source;
      const fits =
        typeof target === 'string'
          ? collector.put(target, value)
          : collector.putSpecification(target.specification, value);
      if (fits) continue;
      throw new MappingError(`“${source.entry}” leads to an object or a list, not to a value`);
    }
    return collector.fields();
  }

  /** The field of each path of the mapping, then the paths that it does not name. */
  columns(): readonly ColumnUse[] {
    const used = this.#mapping.sources.flatMap((source): readonly ColumnUse[] => {
      const { target } = source;
      const name = typeof target === 'string' ? target : `specifications.${target.specification}`;
      return pathsIn(source).map((heading) => ({ heading, target: name }));
    });
    return [...used, ...[...this.unread].map((heading) => ({ heading }))];
  }

  /** Why the mapping does not fit the file: a path that no row has, most likely misspelt. */
  fault(): string | undefined {
    const unmatched = this.#mapping.sources.find(
      (source) => source.parts && !this.#filled.has(source) && !source.entry.endsWith('?'),
    );
    if (unmatched === undefined) return undefined;
    return `No row has what the mapping gives for “${unmatched.entry}” (${pathsIn(unmatched).join(', ')}). The file has: ${[...this.#paths].join(', ')}`;
  }

  /** Whether the mapping names the path, or one that it lies in. */
  #isUsed(path: string): boolean {
    const steps = path.split('.');
    return steps.some((_, index) => this.#used.has(steps.slice(0, index + 1).join('.')));
  }

  #valueOf(source: Source, row: unknown): unknown {
    const { target, parts, most, fallback } = source;
    const content = parts === undefined ? undefined : fromParts(parts, row);
    if (content !== undefined) this.#filled.add(source);
    const isList = typeof target === 'string' && isListField(target);
    if (isList) {
      const isPictures = stockFields[target].kind === 'pictures';
      const entries =
        typeof content === 'string' ? splitList(content, isPictures) : (content ?? []);
      if (!Array.isArray(entries)) return entries;
      const texts = entries
        .map((one) => translated(source, one))
        .filter((one) => !saysNothing(one));
      return texts.length === 0 ? fallback : texts.slice(0, most);
    }
    const value = translated(source, Array.isArray(content) ? joined(content) : content);
    return saysNothing(value) ? fallback : value;
  }
}

/** The value at a path; a template as text, or as a list of texts where a path leads to one. */
function fromParts(parts: NonNullable<Source['parts']>, row: unknown): unknown {
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'object') return valueAt(row, only.path);
  const values = parts.map((part) => (typeof part === 'string' ? part : valueAt(row, part.path)));
  const isFilled = (value: unknown, index: number) =>
    typeof parts[index] === 'object' && value !== undefined && value !== null;
  if (!values.some(isFilled)) return undefined;
  const length = Math.max(...values.map((value) => (Array.isArray(value) ? value.length : -1)));
  const textAt = (index: number) =>
    values.map((value) => textOf(Array.isArray(value) ? value[index] : value)).join('');
  return length < 0 ? textAt(0) : Array.from({ length }, (_, index) => textAt(index));
}

function textOf(value: unknown): string {
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}

/** A list for a field that holds one value becomes text; one of objects stays, and is refused. */
function joined(list: readonly unknown[]): unknown {
  return list.some((entry) => typeof entry === 'object' && entry !== null)
    ? list
    : list.map(textOf).join(', ');
}

function translated({ values }: Source, value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    return value;
  }
  const meaning = values.get(valueKey(value));
  return meaning === undefined ? value : (meaning ?? undefined);
}

function saysNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && isBlank(value.trim()))
  );
}
