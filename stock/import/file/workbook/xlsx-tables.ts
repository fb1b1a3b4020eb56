import type { Archive } from './archive.ts';
import { numberKind } from './number-text.ts';
import { localName, readAll, readXml, type XmlReader } from './xml.ts';

export class RichText {
  #text = '';
  #isInside = false;

  open(name: string): void {
    if (name === 't') this.#isInside = true;
  }

  close(name: string): void {
    if (name === 't') this.#isInside = false;
  }

  add(text: string): void {
    if (this.#isInside) this.#text += text;
  }

  take(): string {
    const text = plainText(this.#text);
    this.#text = '';
    return text;
  }
}

/** `_x000D_` stands for a character that XML refuses. */
export function plainText(text: string): string {
  return text.replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

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

export async function readStyles(archive: Archive, part: string | undefined) {
  const codes = new Map<string, string>();
  const formats: { readonly id: string; readonly fill: number }[] = [];
  const fills: boolean[] = [];
  let place = '';
  const read = async (of: string) =>
    readAll(archive.read(of), {
      open(element, attributes) {
        const { numFmtId = '0', formatCode = '', fillId = '0', patternType } = attributes;
        const name = localName(element);
        if (name === 'numFmt') codes.set(numFmtId, formatCode);
        else if (/^(?:cellXfs|fills)$/.test(name)) place = name;
        else if (name === 'xf' && place === 'cellXfs')
          formats.push({ id: numFmtId, fill: Number(fillId) });
        else if (name === 'patternFill' && place === 'fills') fills.push(patternType === 'solid');
        else if (name === 'fgColor' && place === 'fills' && isWhite(attributes))
          fills[fills.length - 1] = false;
      },
      close(element) {
        if (localName(element) === place) place = '';
      },
    });
  if (part !== undefined) await read(part);
  return {
    styles: formats.map(({ id }) => numberKind(id, codes.get(id))),
    coloredStyles: new Set([...formats.keys()].filter((at) => fills[formats[at]?.fill ?? 0])),
  };
}

/** White is no color. */
function isWhite({ rgb = '', theme, tint }: Readonly<Record<string, string>>): boolean {
  return /^(?:FF|00)?FFFFFF$/i.test(rgb) || (theme === '0' && tint === undefined);
}
