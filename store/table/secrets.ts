import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../schema.ts';
import { inTransaction } from '../transaction.ts';

/** Bytes of a secret: as many as SHA-256 has. */
const secretBytes = 32;

/** The store's secret of this name, made by the first process that needs it. */
export async function readSecret({ db }: Pick<Database, 'db'>, name: string): Promise<string> {
  const secrets = db.selectFrom('secrets').select('value').where('name', '=', name);
  const secret = await secrets.executeTakeFirst();
  if (secret !== undefined) return secret.value;
  await putSecret({ db }, name, false);
  return (await secrets.executeTakeFirstOrThrow()).value;
}

/**
 * Hashes texts under the store's secret of this name. There are so few networks and likely mail
 * addresses that a plain hash of one is found by trying them all; the secret is in no backup.
 */
export function openKeyedHash(database: Pick<Database, 'db'>, secretName: string) {
  let secret: string | undefined;
  return async (text: string): Promise<string> => {
    secret ??= await readSecret(database, secretName);
    return createHmac('sha256', secret).update(text).digest('base64url');
  };
}

/** Makes a secret; one that is there stays unless it is `isRenewed`. */
export async function putSecret(
  { db }: Pick<Database, 'db'>,
  name: string,
  isRenewed: boolean,
): Promise<void> {
  const value = randomBytes(secretBytes).toString('base64url');
  await inTransaction(db, (trx) =>
    trx
      .insertInto('secrets')
      .values({ name, value })
      .onConflict((conflict) => {
        const target = conflict.column('name');
        return isRenewed ? target.doUpdateSet({ value }) : target.doNothing();
      })
      .execute(),
  );
}
