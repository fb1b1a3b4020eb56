import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { day } from '../../domain/duration.ts';

/** Days of keeping, and backups kept at any age (spec S18.6). */
const backupDays = 14;
const minBackups = 14;

/** Without the ending, a folder that an earlier version wrote. */
const dated = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)(?:\.sqlite)?$/;

/** Named by date and time (UTC). Resolves to the new path and the removed ones. */
export async function backupIntoFolder(
  folder: string,
  now: Date,
  saveStore: (file: string) => Promise<void>,
): Promise<{ readonly path: string; readonly outdated: readonly string[] }> {
  const isShared = await isOfGroup(folder);
  // Otherwise readable for its owner alone: backups hold visitors' names.
  await mkdir(folder, { recursive: true, mode: isShared ? 0o770 : 0o700 });
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const path = resolve(folder, `${time}Z.sqlite`);
  await saveStore(path);
  if (isShared) await chmod(path, 0o660);
  return { path, outdated: await removeOld(folder, now) };
}

/** The folder or its future parent has the set-group-ID bit, as `deploy/install` shares it. */
async function isOfGroup(folder: string): Promise<boolean> {
  let nearest = resolve(folder);
  while (!existsSync(nearest)) nearest = dirname(nearest);
  return ((await stat(nearest)).mode & 0o2000) !== 0;
}

async function removeOld(folder: string, now: Date): Promise<string[]> {
  const outdated: string[] = [];
  const backups = (await readdir(folder)).filter((name) => dated.test(name)).toSorted();
  // A clock that is once ahead makes all of them old.
  for (const name of backups.slice(0, -minBackups)) {
    const madeAt = Date.parse(name.replace(dated, '$1:$2:$3'));
    if (now.getTime() - madeAt <= backupDays * day) continue;
    const path = join(folder, name);
    await rm(path, { recursive: true });
    outdated.push(path);
  }
  return outdated;
}
