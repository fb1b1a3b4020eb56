import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file so that it appears whole or not at all. What was written before a failure (a full
 * disk) is removed; only a process that is killed leaves a `.part` file behind.
 * @param mode of a new file; by default every user of the machine may read it
 */
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
