import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's file system in memory: no store waits there for a disk that no test asks about. */
const memory = '/dev/shm';
/** Bytes that a test run may need of it. Containers often have 64 MB. */
const enough = 2 * 1024 ** 3;

function hasRoomInMemory(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > enough;
}

/**
 * Gives the whole test run one temporary folder, for everything a test or the system under it puts
 * into "the" temporary folder, and removes it at the end: no test has to remember what it left.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), 'laurel-tests-'));
  // Only to be passed through: where tests run as root, PostgreSQL has its folder in it as nobody.
  chmodSync(folder, 0o711);
  for (const variable of ['TMPDIR', 'TEMP', 'TMP']) process.env[variable] = folder;
  // Browsers make Downloads and profiles at home.
  process.env.HOME = folder;
  // What the many short processes of the tests load is compiled once.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // A run that is interrupted ends without what follows it.
  process.once('exit', remove);
  return remove;
}
