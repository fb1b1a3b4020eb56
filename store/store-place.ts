export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

export const sqliteFile = 'laurel-ridge.sqlite';
