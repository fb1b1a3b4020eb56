import type { SpecificationValue } from '../../../domain/stock/vehicle.ts';
import { cleanLine, cleanText } from '../../../domain/text/clean-text.ts';
import { StockFileError } from '../file/stock-file-error.ts';
import { maxEntries, splitList } from '../row/read-list.ts';
import { isBlank, readYear, withCentury } from '../row/read-value.ts';
import {
  type AvailabilityCell,
  type ColumnUse,
  fieldSenses,
  htmlText,
  isScalar,
  type RawRow,
  type RowFields,
} from '../row/row-fields.ts';
import { isListField, type StockField, stockFields } from '../row/stock-field.ts';
import { type Mapping, MappingError, pathsIn, type Source, valueKey } from './mapping.ts';
import { type CommonWord, commonWords, type PlacedColumn } from './place-columns.ts';
import { isNothing, pathsOf, sourceContent, sourceValue, valueAt } from './source-value.ts';

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
    const found = sourceContent(source, object);
    if (found !== undefined) this.#filled.add(source);
    const content = sourceValue(source, found);
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

export function fieldsOf(entries: Iterable<readonly [string, unknown]>): RowFields {
  const collector = new FieldCollector();
  for (const [field, value] of entries) collector.put(field as StockField, value);
  return collector.fields();
}

class FieldCollector {
  readonly #text = new Map<StockField, { text: string; rank: number; other?: string }>();
  readonly #lists = new Map<StockField, string[]>();
  readonly #specifications = new Map<string, SpecificationValue>();
  readonly #availability: AvailabilityCell[] = [];

  /** False for an object, or a list of objects. */
  put(field: StockField, value: unknown, { rank = 0, heading = field as string } = {}): boolean {
    if (value === undefined || value === null) return true;
    if (isListField(field)) return this.#putList(field, value);
    if (field === 'specifications') return this.#putSpecifications(value);
    if (!isScalar(value)) return false;
    const sense = fieldSenses[field];
    if (sense !== undefined) return this.putAvailability({ heading, sense, field }, value);
    const isText = stockFields[field].kind === 'text';
    const plain = htmlText(String(value), isText);
    const text = isText ? cleanText(plain) : cleanLine(plain);
    const before = this.#text.get(field);
    if (isBlank(text)) return true;
    if (before === undefined || rank < before.rank) this.#text.set(field, { text, rank });
    else if (rank === before.rank && text !== before.text) before.other = text;
    return true;
  }

  putAvailability(column: Omit<AvailabilityCell, 'text'>, value: unknown): boolean {
    if (!isScalar(value)) return value === undefined || value === null;
    const text = cleanLine(htmlText(String(value)));
    if (text !== '') this.#availability.push({ ...column, text });
    return true;
  }

  putSpecification(key: string, value: unknown): boolean {
    if (value === undefined || value === null) return true;
    if (!isScalar(value)) return false;
    const name = cleanLine(key);
    const content = typeof value === 'string' ? cleanLine(htmlText(value)) : value;
    const usable = name !== '' && content !== '' && !['__proto__', 'constructor'].includes(name);
    if (usable && !this.#specifications.has(name)) this.#specifications.set(name, content);
    return true;
  }

  #putList(field: StockField, value: unknown): boolean {
    const isPictures = stockFields[field].kind === 'pictures';
    const values: readonly unknown[] = Array.isArray(value) ? value.slice(0, maxEntries) : [value];
    const entries = values.map((entry) => (isPicture(entry) ? entry.url : entry));
    if (!entries.every((entry) => isScalar(entry) || entry === null)) return false;
    const list = this.#lists.get(field) ?? [];
    this.#lists.set(field, list);
    for (const entry of entries) {
      if (entry === null) continue;
      const text = isPictures ? String(entry) : htmlText(String(entry), true);
      const parts = Array.isArray(value) ? [cleanLine(text)] : splitList(text, isPictures);
      for (const part of parts) if (part !== '' && list.length < maxEntries) list.push(part);
    }
    return true;
  }

  #putSpecifications(value: unknown): boolean {
    const object = typeof value === 'string' ? parsedObject(value) : value;
    if (object === undefined || typeof object !== 'object' || Array.isArray(object)) return false;
    return Object.entries(object ?? {}).every(([key, one]) => this.putSpecification(key, one));
  }

  fields(): RowFields {
    const texts = [...this.#text];
    return {
      text: Object.fromEntries(texts.map(([field, { text }]) => [field, text])),
      lists: Object.fromEntries(this.#lists),
      specifications: Object.fromEntries(this.#specifications),
      repeated: Object.fromEntries(texts.map(([field, { other }]) => [field, other])),
      availability: this.#availability,
    };
  }
}

function isPicture(value: unknown): value is { readonly url: unknown } {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'url');
}

function parsedObject(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
