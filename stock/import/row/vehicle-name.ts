import { makeAtStart } from '../../../domain/stock/known-models/makes.ts';
import { capitalized } from '../../../domain/text/wording.ts';
import { cellLimits } from './field-reader.ts';
import { headerKey } from './stock-field.ts';

interface NameParts {
  readonly name?: string;
  readonly year?: number;
  readonly make?: string;
  readonly writtenMake?: string;
  readonly model?: string;
  readonly trim?: string;
  /** Its capitals stay. */
  readonly isOurs?: boolean;
}

/** `"2018 EZGO 2018 EZGO TXT"` → `"2018 EZ-GO TXT"`; else "year make model trim". */
export function vehicleName(parts: NameParts): string | undefined {
  const { year, make, trim } = parts;
  const [name, model] = [tidied(parts.name, parts), tidied(parts.model, parts)];
  if (name !== undefined) {
    const { rest, hadYear, hadMake } = withoutYearAndMake(name, parts);
    const lead = [hadYear, hadMake ? make : undefined];
    return joined([...lead, withoutRepeats(rest === '' ? (model ?? '') : rest, hadYear)]);
  }
  if (model === undefined || make === undefined) return undefined;
  const { rest } = withoutYearAndMake(model, parts);
  const bare = rest === '' ? model : rest;
  const isRepeated = trim !== undefined && headerKey(bare).endsWith(headerKey(trim));
  const dated = year === undefined ? undefined : String(year);
  return joined([dated, make, withoutRepeats(bare, dated), isRepeated ? undefined : trim]);
}

const leadingCondition = /^(?:(?:new|used|cpo|certified|pre-?owned|demo)\s+)+(?=(?:19|20)\d\d\b)/i;

const acronym = /^(?:ICON|UMAX|GEM|AEV|AGM|EFI|LED|USB)$/;

/** Only a line is read: more would take quadratic time. */
function tidied(text: string | undefined, { year, isOurs }: NameParts): string | undefined {
  const short = text?.slice(0, cellLimits.line + 1);
  const bare = short?.replace(/[*~_!=]{2,}|[*!]+(?=\s|$)|^[\s*!-]+/g, ' ');
  if (short === undefined || bare === undefined) return undefined;
  const words = bare.replace(/\s+/g, ' ').trim().replace(leadingCondition, '');
  const dated = words.replace(/^'?((?:19|20|21)?\d{2}) (?=\p{L})/u, (start, digits: string) =>
    year !== undefined && (digits.length === 4 || String(year).endsWith(digits))
      ? `${year} `
      : start,
  );
  const isShouted = bare !== short || !/\p{Ll}/u.test(dated.replace(/\b\w{1,2}\b/g, ''));
  const minLetters = isShouted && dated.includes(' ') ? 3 : 5;
  return isOurs
    ? dated
    : dated.replace(/\p{Lu}+/gu, (word) => {
        const isWord = word.length >= minLetters && /[AEIOUY]/.test(word) && /[^AEIOUY]/.test(word);
        return isWord && !acronym.test(word) ? capitalized(word.toLowerCase()) : word;
      });
}

function withoutYearAndMake(text: string, { make, writtenMake, year }: NameParts) {
  let words = text.split(' ');
  let hadYear: string | undefined;
  let hadMake = false;
  for (;;) {
    const [first = ''] = words;
    if (isYear(first, year)) {
      hadYear ??= first;
      words = words.slice(1);
      continue;
    }
    const count = wordsOfMake(words, make, writtenMake);
    if (count === 0) return { rest: words.join(' '), hadYear, hadMake };
    hadMake = true;
    words = words.slice(count);
  }
}

function isYear(word: string, year: number | undefined): boolean {
  return year === undefined ? /^(?:19|20)\d\d$/.test(word) : word === String(year);
}

/** In the file's or the site's spelling. */
function wordsOfMake(words: readonly string[], make = '', writtenMake = make): number {
  for (const spelling of [writtenMake, make]) {
    const key = headerKey(spelling);
    const count = [1, 2, 3, 4].find((one) => headerKey(words.slice(0, one).join(' ')) === key);
    if (key !== '' && count !== undefined) return count;
  }
  const match = makeAtStart(words.slice(0, 4).join(' '));
  return match?.make === make ? match.words : 0;
}

function withoutRepeats(text: string, year: string | undefined): string {
  const words = text.split(' ').filter((word) => word !== year);
  for (let size = Math.floor(words.length / 2); size > 0; size -= 1) {
    const [first, second] = [words.slice(0, size), words.slice(size, 2 * size)];
    if (headerKey(first.join(' ')) === headerKey(second.join(' '))) {
      return words.slice(size).join(' ');
    }
  }
  return words.join(' ');
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}
