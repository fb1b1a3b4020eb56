import { cleanLine } from '../../../domain/text/clean-text.ts';
import { StockFileError } from '../file/stock-file-error.ts';
import { splitList } from '../row/read-list.ts';
import { isBlank, readYear, withCentury } from '../row/read-value.ts';
import {
  type ColumnUse,
  FieldCollector,
  fieldSenses,
  type RawRow,
  type RowFields,
} from '../row/row-fields.ts';
import { isListField, type StockField, stockFields } from '../row/stock-field.ts';
import { type Mapping, MappingError, pathsIn, type Source, valueKey } from './mapping.ts';
import { pathsOf, valueAt } from './path.ts';
import { type CommonWord, commonWords, type PlacedColumn } from './place-columns.ts';

const maxUnread = 100;

function isSoldMark(value: unknown): boolean {
  return typeof value === 'string' && value.length < 12 && /^[\s*!.-]*sold[\s*!.-]*$/i.test(value);
}

export class RowReader {
  readonly #sources: readonly Source[];
  readonly #headings: ReadonlyMap<Source, string>;
  readonly #columns: readonly PlacedColumn[];
  readonly #isMapped: boolean;
  readonly #rows: number;
  readonly #filled = new Set<Source>();
  readonly #used: ReadonlySet<string>;
  readonly #ids: ReadonlySet<string>;
  readonly #hasCenturies: boolean;
  readonly words: readonly CommonWord[];
  readonly #unfit = new Set<string>();

  /** @param rows the columns' sample */
  constructor(columns: readonly PlacedColumn[], rows: number, mapping?: Mapping) {
    this.#sources = mapping?.sources ?? columns.flatMap(sourceOf);
    this.#headings = new Map(this.#sources.map((source) => [source, pathsIn(source)[0] ?? '']));
    this.#isMapped = mapping !== undefined;
    this.#rows = rows;
    const ids = this.#sources.filter(({ target }) => target === 'id');
    this.#ids = new Set(ids.flatMap(pathsIn));
    const paths = [
      ...this.#sources.flatMap(pathsIn),
      ...columns.flatMap(({ profile, availability }) => (availability ? profile.path : [])),
    ];
    this.#used = new Set(paths.map((path) => path.replace(/\[\d+\]|\.\d+(?=\.|$)/g, '')));
    this.#columns =
      mapping === undefined ? columns : columns.map((column) => asMapped(column, mapping));
    this.words = commonWords(this.#columns, rows);
    this.#hasCenturies = this.#columns.some(
      ({ target, profile }) => target === 'year' && isYearColumn(profile),
    );
  }

  read(row: RawRow): RowFields {
    const object = Object.fromEntries(row.entries);
    const collector = new FieldCollector();
    for (const [path, value] of pathsOf(object)) {
      if (isSoldMark(value) && !this.#ids.has(path)) {
        collector.putAvailability({ heading: path, sense: 'sold' }, 'sold');
      }
    }
    for (const source of this.#sources) this.#put(source, object, collector);
    for (const { profile, availability, target } of this.#columns) {
      if (availability === undefined || (target !== undefined && this.#isMapped)) continue;
      const value = valueAt(object, profile.path);
      if (this.#isCommon(profile.path, value)) continue;
      collector.putAvailability({ ...availability, heading: profile.path }, value);
    }
    return collector.fields();
  }

  #put(source: Source, object: unknown, collector: FieldCollector): void {
    const { target, rank = 0 } = source;
    const content = this.#valueOf(source, object);
    const isShortYear = target === 'year' && this.#hasCenturies && typeof content !== 'object';
    const value = isShortYear && content !== undefined ? withCentury(String(content)) : content;
    const heading = this.#headings.get(source) ?? '';
    if (value === undefined || this.#isCommon(heading, value)) return;
    const fits =
      typeof target === 'string'
        ? collector.put(target, value, { rank, heading })
        : collector.putSpecification(target.specification, value);
    if (fits) return;
    if (!this.#isMapped) this.#unfit.add(heading);
    else throw new MappingError(`“${source.entry}” leads to an object or a list, not to a value`);
  }

  #isCommon(heading: string, value: unknown): boolean {
    return this.words.some(
      (word) => word.heading === heading && word.text === String(value).trim(),
    );
  }

  /** Headings with values that are not used. */
  unread(): readonly string[] {
    const unused = this.#columns
      .filter(({ profile: { path, values } }) => {
        const isFilled = [...values.keys()].some((text) => !isNothing(text));
        return path !== '' && isFilled && !this.#isUsed(path);
      })
      .map(({ profile }) => profile.path);
    return [...new Set([...unused, ...this.#unfit])].slice(0, maxUnread).map(cleanLine);
  }

  columns(): readonly ColumnUse[] {
    const useOf = ({ profile, target, availability }: PlacedColumn): ColumnUse => {
      const use = target ?? (availability && 'availability');
      return { heading: cleanLine(profile.path), ...(use && { target: use }) };
    };
    if (!this.#isMapped) return this.#columns.map(useOf).filter(({ heading }) => heading !== '');
    const used = this.#sources.flatMap((source): readonly ColumnUse[] => {
      const { target } = source;
      const name = typeof target === 'string' ? target : `specifications.${target.specification}`;
      return pathsIn(source).map((heading) => ({ heading, target: name }));
    });
    const unnamed = this.#columns.filter(
      ({ target, availability }) => target === undefined && availability !== undefined,
    );
    return [...used, ...unnamed.map(useOf), ...this.unread().map((heading) => ({ heading }))];
  }

  headings(): Readonly<Record<string, string>> {
    const inEveryRow = this.#columns.filter(
      ({ profile, target, availability }) =>
        profile.present >= this.#rows && (target ?? availability) !== undefined,
    );
    return this.#isMapped
      ? {}
      : Object.fromEntries(
          inEveryRow.map(({ profile: { path }, target }) => [
            target ?? `availability ${path}`,
            cleanLine(path),
          ]),
        );
  }

  /** @throws {StockFileError} without a known column; {MappingError} for a path of no row */
  check(): void {
    const isKnown = this.#columns.some(({ target }) => target !== undefined && !/\./.test(target));
    if (!this.#isMapped && !isKnown) {
      throw new StockFileError(
        'No column of this file is known (are its headings in the first rows?); name them with a mapping',
      );
    }
    const unmatched = this.#sources.find(
      (source) => source.parts && !this.#filled.has(source) && !source.entry.endsWith('?'),
    );
    if (!this.#isMapped || unmatched === undefined) return;
    throw new MappingError(
      `No row has what the mapping gives for “${unmatched.entry}” (${pathsIn(unmatched).join(', ')}). The file has: ${this.#columns.map(({ profile }) => profile.path).join(', ')}`,
    );
  }

  #isUsed(path: string): boolean {
    if (!path.includes('.')) return this.#used.has(path);
    const steps = path.split('.');
    return (
      this.#used.has(path) ||
      steps.some((_, index) => this.#used.has(steps.slice(0, index + 1).join('.')))
    );
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
      const texts = entries.map((one) => translated(source, one)).filter((one) => !isNothing(one));
      return texts.length === 0 ? fallback : texts.slice(0, most);
    }
    const value = translated(source, Array.isArray(content) ? joined(content) : content);
    // “Not available” is an empty price, but a status.
    const isWord = typeof target === 'string' && fieldSenses[target] !== undefined && value;
    return isNothing(value) && !isWord ? fallback : value;
  }
}

function isYearColumn({ values }: PlacedColumn['profile']): boolean {
  const whole = [...values.keys()].filter((text) => withCentury(text) === text);
  return whole.length > 0 && whole.every((text) => typeof readYear(text) === 'number');
}

function sourceOf({ profile, target, availability, rank }: PlacedColumn): readonly Source[] {
  if (target === undefined || availability !== undefined) return [];
  const key = target.replace('specifications.', '');
  return [
    {
      entry: target,
      target: key === target ? (target as StockField) : { specification: key },
      parts: [{ path: profile.path }],
      values: new Map(),
      rank,
    },
  ];
}

/** Unmapped columns are read for availability only. */
function asMapped(column: PlacedColumn, { sources }: Mapping): PlacedColumn {
  const { profile, rank, availability } = column;
  const source = sources.find((one) => pathsIn(one).includes(profile.path));
  if (source === undefined) return { profile, rank, availability };
  const { target, values } = source;
  const sense = typeof target === 'string' ? fieldSenses[target] : undefined;
  const unmapped = [...profile.values].filter(([text]) => !values.has(valueKey(text)));
  return {
    profile: { ...profile, values: new Map(unmapped) },
    rank,
    target: typeof target === 'string' ? target : `specifications.${target.specification}`,
    ...(sense !== undefined &&
      typeof target === 'string' && { availability: { sense, field: target } }),
  };
}

function fromParts(parts: NonNullable<Source['parts']>, row: unknown): unknown {
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
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    return value;
  }
  const meaning = values.get(valueKey(value));
  return meaning === undefined ? value : (meaning ?? undefined);
}

function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && isBlank(value.trim()))
  );
}
