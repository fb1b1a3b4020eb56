export interface StorePlace {
  /** Folder of the SQLite file; made where it is missing. */
  readonly dataDir: string;
  /** PostgreSQL instead. */
  readonly databaseUrl?: string;
}

/** The SQLite file's name in the data folder. */
export const sqliteFile = 'laurel-ridge.sqlite';
