import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hour } from '../domain/duration.ts';

/** A killed process leaves a `.part` file. ⏎ @param mode by default readable for all users */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  try {
    await writeFile(part, content, { mode });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Milliseconds; an older file is of a killed process. */
const leftBehindAfter = hour;

/** Removes the parts of an ended process, and all old ones. */
export async function removeLeftParts(folder: string, endedPid?: number): Promise<void> {
  const parts = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.part'));
  for (const name of parts) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
    const isOld = Date.now() - mtimeMs > leftBehindAfter;
    if (isOld || name.endsWith(`.${endedPid}.part`)) await rm(path, { force: true });
  }
}
