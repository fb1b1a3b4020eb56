/** What is remembered between two readings of the file the stock is kept in step with. */
export interface SyncNotes {
  /** When (ISO 8601 in UTC) the file was last read without a problem, and its name for the staff. */
  readonly read?: { readonly at: string; readonly from: string };
  /** Hashes of the problems the staff were told of since the file was last read without any. */
  readonly told: readonly string[];
}

/** Shared by every process on the store, so that one of them reads the file for all. */
export interface StockSync {
  /**
   * Whether this process is to read the file now. True for one process in `everyMinutes`; also
   * after the clock was turned back.
   */
  claim(now: Date, everyMinutes: number): Promise<boolean>;
  readNotes(): Promise<SyncNotes>;
  writeNotes(notes: SyncNotes): Promise<void>;
}
