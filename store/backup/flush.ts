import { open } from 'node:fs/promises';

/** Resolves when a file, or a folder's list, is on the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
