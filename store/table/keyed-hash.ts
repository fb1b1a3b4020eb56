import { createHmac } from 'node:crypto';
import type { Database } from '../schema.ts';
import { readSecret } from './secrets.ts';

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
