import sax from 'sax';
import { StockFileError } from '../stock-file-error.ts';

export interface XmlReader {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

const maxDepth = 100;
const maxAttributes = 200;

/** Yields what the reader puts into `out`; XML's entities alone. @throws {StockFileError} */
export async function* readXml<T>(
  bytes: AsyncIterable<Buffer>,
  reader: XmlReader,
  out: T[],
): AsyncGenerator<T> {
  const parser = sax.parser(true, { position: false });
  let depth = 0;
  let attributes = 0;
  parser.onerror = (error) => {
    throw new Damaged(error.message);
  };
  parser.onattribute = () => {
    attributes += 1;
    if (attributes > maxAttributes) throw new Damaged('too many attributes');
  };
  parser.onopentag = ({ name, attributes: tagAttributes }) => {
    attributes = 0;
    depth += 1;
    if (depth > maxDepth) throw new Damaged('too deep');
    reader.open(name, tagAttributes as Readonly<Record<string, string>>);
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    reader.close?.(name);
  };
  parser.ontext = (text) => reader.text?.(text);
  parser.oncdata = (text) => reader.text?.(text);
  const decoder = new TextDecoder();
  try {
    for await (const piece of bytes) {
      parser.write(decoder.decode(piece, { stream: true }));
      yield* out.splice(0);
    }
    parser.write(decoder.decode()).close();
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    throw new StockFileError(
      `The spreadsheet is damaged (${error.message.split('\n', 1)[0]}); open it and save it again`,
    );
  }
  yield* out.splice(0);
}

class Damaged extends Error {}

export async function readAll(bytes: AsyncIterable<Buffer>, reader: XmlReader): Promise<void> {
  for await (const _ of readXml(bytes, reader, []));
}

/** Some programs write `x:row` for `row`. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
