import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { reasonInWords } from '../../base/failure-text.ts';
import { readPhotoPath } from '../import/row/row-reading.ts';
import { tooManyBytes } from './inspect-picture.ts';

export type PictureBytes =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: string };

/** Without a file of exactly that name, case is ignored. */
export async function readPhoto(originals: string, path: string): Promise<PictureBytes> {
  const inside = readPhotoPath(path)?.split('/').slice(1);
  if (inside === undefined) return { ok: false, reason: 'is not a path below photos/' };
  try {
    const folder = await realpath(originals);
    const file = await locate(folder, inside);
    if (!file.startsWith(folder + sep)) {
      return { ok: false, reason: `is a link that leads out of ${folder}` };
    }
    // Checked before it is opened: opening a named pipe would wait for a writer.
    const stats = await stat(file);
    if (!stats.isFile()) return { ok: false, reason: 'is not a file' };
    const reason = tooManyBytes(stats.size);
    if (reason !== undefined) return { ok: false, reason };
    return { ok: true, bytes: await readFile(file) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    return {
      ok: false,
      reason: isMissing
        ? `is not in ${originals}`
        : `can't be read: ${reasonInWords(error) ?? code}`,
    };
  }
}

async function locate(folder: string, names: readonly string[]): Promise<string> {
  return realpath(join(folder, ...names)).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    let path = folder;
    for (const name of names) {
      const entry = (await readdir(path)).find((one) => folded(one) === folded(name));
      if (entry === undefined) throw error;
      path = join(path, entry);
    }
    return realpath(path);
  });
}

function folded(name: string): string {
  return name.normalize().toLowerCase();
}
