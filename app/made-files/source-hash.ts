import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

const hashes = new Map<string, Promise<string>>();

/** Of a file of the build, which never changes; `'missing'` without it. */
export function hashOfFile(path: string): Promise<string> {
  const hash = hashes.get(path) ?? readFile(path).then(hashOf, () => 'missing');
  hashes.set(path, hash);
  return hash;
}
