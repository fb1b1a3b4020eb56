export interface StorePlace {
  /** Folder of the SQLite file, created when missing. */
  readonly dataDir: string;
  /** PostgreSQL instead. */
  readonly databaseUrl?: string;
}

export const sqliteFile = 'laurel-ridge.sqlite';
