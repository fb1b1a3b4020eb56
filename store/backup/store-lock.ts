import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isLocked, whileLocked } from '../transaction.ts';

/** Ends with {@link StoreLock.release} or with the process. */
export interface StoreLock {
  release(): void;
}

/** SQLite's lock on an empty file, so that kill -9 leaves none. @throws while a restore goes on */
export async function shareStore(dataDir: string): Promise<StoreLock> {
  try {
    return await whileLocked(async () =>
      lock(dataDir, 'begin; select count(*) from sqlite_master'),
    );
  } catch (error) {
    if (!isLocked(error)) throw error;
    throw new Error(`A backup is being restored into ${dataDir}. Try again when it is done.`, {
      cause: error,
    });
  }
}

/** @throws at once while any process has the store open */
export function holdStoreAlone(dataDir: string): StoreLock {
  try {
    return lock(dataDir, 'begin exclusive');
  } catch (error) {
    if (!isLocked(error)) throw error;
    throw new Error(
      `The site, or another command, is using the store in ${dataDir}. Stop it first; nothing was changed.`,
      { cause: error },
    );
  }
}

function lock(dataDir: string, sql: string): StoreLock {
  const file = new DatabaseSync(join(dataDir, 'laurel-ridge.lock'), { timeout: 0 });
  try {
    file.exec(sql);
  } catch (error) {
    file.close();
    throw error;
  }
  return {
    release: () => {
      if (file.isOpen) file.close();
    },
  };
}
