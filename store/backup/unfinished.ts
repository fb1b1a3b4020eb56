import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The end of a file's name while a process (by its number) writes it. */
const ending = /\.backup-(\d+)\.partial(?:-wal|-shm|-journal)?$/;

/** Where this process writes what takes the place of `path` once it is whole. */
export function unfinishedName(path: string): string {
  return `${path}.backup-${process.pid}.partial`;
}

/** Removes from a folder what processes that have ended since left unfinished in it. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, owner] = ending.exec(name) ?? [];
    if (owner === undefined || isRunning(Number(owner))) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    // Signal 0 is not sent; it only asks.
    return process.kill(id, 0);
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
