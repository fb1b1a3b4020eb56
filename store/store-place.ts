export interface StorePlace {
  readonly dataDir: string;
  /** Instead of SQLite. */
  readonly databaseUrl?: string;
}

export const sqliteFile = 'laurel-ridge.sqlite';
