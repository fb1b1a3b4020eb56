import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

const hashes = new Map<string, Promise<string>>();

/** For files of the build, which never change; `'missing'` without the file. */
export function hashOfFile(path: string): Promise<string> {
  const hash = hashes.get(path) ?? readFile(path).then(hashOf, () => 'missing');
  hashes.set(path, hash);
  return hash;
}
