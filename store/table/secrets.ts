import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../schema.ts';
import { inTransaction } from '../transaction.ts';

/** As many bytes as SHA-256. */
const secretBytes = 32;

export async function readSecret({ db }: Pick<Database, 'db'>, name: string): Promise<string> {
  const secrets = db.selectFrom('secrets').select('value').where('name', '=', name);
  const secret = await secrets.executeTakeFirst();
  if (secret !== undefined) return secret.value;
  await putSecret({ db }, name, false);
  return (await secrets.executeTakeFirstOrThrow()).value;
}

/** Networks and addresses are few enough to find a plain hash by trying. */
export function openKeyedHash(database: Pick<Database, 'db'>, secretName: string) {
  let secret: string | undefined;
  return async (text: string): Promise<string> => {
    secret ??= await readSecret(database, secretName);
    return createHmac('sha256', secret).update(text).digest('base64url');
  };
}

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
