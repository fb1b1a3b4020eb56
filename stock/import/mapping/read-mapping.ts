import { readFile } from 'node:fs/promises';
import { failureText } from '../../../base/failure-text.ts';
import { type Mapping, MappingError, parseMapping } from './mapping.ts';

export async function readMapping(file: string): Promise<Mapping> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new MappingError(`The mapping ${failureText(error)}`);
  });
  return parseMapping(text.replace(/^\uFEFF/, ''));
}
