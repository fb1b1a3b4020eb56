import type { Archive } from './archive.ts';
import { type NumberKind, numberKind } from './number-text.ts';
import { localName, readAll, readXml, type XmlReader } from './xml.ts';

/** Reads the text of an element with `t` inside; the reading of East Asian signs is left out. */
export class RichText {
  #text = '';
  #isInside = false;
  #isPhonetic = false;

  open(name: string): void {
    if (name === 't') this.#isInside = !this.#isPhonetic;
    if (name === 'rPh') this.#isPhonetic = true;
  }

  close(name: string): void {
    if (name === 't') this.#isInside = false;
    if (name === 'rPh') this.#isPhonetic = false;
  }

  add(text: string): void {
    if (this.#isInside) this.#text += text;
  }

  /** What was read since the last time. */
  take(): string {
    const text = plainText(this.#text);
    this.#text = '';
    return text;
  }
}

/** Text as Excel writes it, where `_x000D_` stands for a character that XML does not take. */
export function plainText(text: string): string {
  return text.replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The texts that cells name by their place in this list. */
export async function readSharedStrings(
  archive: Archive,
  part: string | undefined,
): Promise<readonly string[]> {
  const strings: string[] = [];
  if (part === undefined) return strings;
  const rich = new RichText();
  const items: string[] = [];
  const reader: XmlReader = {
    open: (name) => rich.open(localName(name)),
    close(element) {
      const name = localName(element);
      rich.close(name);
      if (name === 'si') items.push(rich.take());
    },
    text: (text) => rich.add(text),
  };
  for await (const text of readXml(archive.read(part), reader, items)) strings.push(text);
  return strings;
}

/** What is to be made of a number, by the style of its cell. */
export async function readStyles(
  archive: Archive,
  part: string | undefined,
): Promise<readonly NumberKind[]> {
  const codes = new Map<string, string>();
  const formats: string[] = [];
  if (part === undefined) return [];
  let isCellFormats = false;
  await readAll(archive.read(part), {
    open(element, { numFmtId = '0', formatCode = '' }) {
      const name = localName(element);
      if (name === 'numFmt') codes.set(numFmtId, formatCode);
      else if (name === 'cellXfs') isCellFormats = true;
      else if (name === 'xf' && isCellFormats) formats.push(numFmtId);
    },
    close(element) {
      if (localName(element) === 'cellXfs') isCellFormats = false;
    },
  });
  return formats.map((id) => numberKind(id, codes.get(id)));
}
