import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A hash of what a file is made from, for its name. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

const hashes = new Map<string, Promise<string>>();

/** The same of a file of the build, which does not change while it runs; `'missing'` without it. */
export function hashOfFile(path: string): Promise<string> {
  const hash = hashes.get(path) ?? readFile(path).then(hashOf, () => 'missing');
  hashes.set(path, hash);
  return hash;
}
