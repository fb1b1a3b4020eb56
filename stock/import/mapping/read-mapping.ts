import { readFile } from 'node:fs/promises';
import { type Mapping, MappingError, parseMapping } from './mapping.ts';

/**
 * Reads a mapping from its file.
 * @throws {MappingError} when the file can't be opened or is no mapping
 */
export async function readMapping(file: string): Promise<Mapping> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'there is no such file' : error.code;
    throw new MappingError(`The mapping ${file} can't be opened (${reason})`);
  });
  return parseMapping(text.replace(/^\uFEFF/, ''));
}
