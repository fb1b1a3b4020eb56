import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives the whole test run one temporary folder, for everything a test or the system under it puts
 * into "the" temporary folder, and removes it at the end: no test has to remember what it left.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-tests-'));
  // Only to be passed through: where tests run as root, PostgreSQL has its folder in it as nobody.
  chmodSync(folder, 0o711);
  for (const variable of ['TMPDIR', 'TEMP', 'TMP']) process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
