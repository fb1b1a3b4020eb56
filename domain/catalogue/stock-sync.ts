/** The data stored between two readings of stock files. */
export interface SyncNotes {
  /** When (ISO 8601 in UTC) the stock was last read from a file, and the file's name for the staff. */
  readonly read?: { readonly at: string; readonly from: string };
  /** Whether the file in STOCK_FROM was read once: changes from elsewhere are by hand from then on. */
  readonly isFollowed?: boolean;
  /** Hashes of the parts left out of the last reading that the staff were mailed about. */
  readonly reported: readonly string[];
  /** Absent while the last reading of the file in STOCK_FROM was applied. */
  readonly failing?: FailingSource;
  /** `StockReading.saleCells` of the last reading that was applied. */
  readonly saleCells?: Readonly<Record<string, string>>;
  /** `StockReading.headings` of the last reading that was applied, and the file's name for the staff. */
  readonly headings?: { readonly from: string; readonly of: Readonly<Record<string, string>> };
  /** The rows that the last reading that was applied left out, the first of them. */
  readonly leftRows?: readonly LeftRow[];
  /** The questions of the last reading. */
  readonly questions?: readonly StockQuestion[];
  /** Questions that were answered with yes, the latest last. */
  readonly answers?: readonly StockAnswer[];
}

/** A row of a stock file that is not applied. */
export interface LeftRow {
  /** Where it stands and why, for the staff. */
  readonly text: string;
  /** Ids that its cart may have in stock. */
  readonly ids: readonly string[];
}

/** A source whose last readings failed. */
export interface FailingSource {
  /** ISO 8601 in UTC, of the first failure. */
  readonly since: string;
  /** Failures in a row. */
  readonly times: number;
  /** Why the last one failed, for the staff. */
  readonly problem: string;
  /** Whether the file is readable and only waits for an answer to a question. */
  readonly isQuestion?: boolean;
  /** When the staff were mailed last; absent before the first mail. */
  readonly mailedAt?: string;
}

/** A part of a reading that is applied only when somebody confirms it. */
export interface StockQuestion {
  /** The identity of the question: another content of the file, or another price, has another key. */
  readonly key: string;
  /**
   * `first`: the first reading, in place of the sample stock; `file`: another whole reading;
   * `price`: one cart's new price.
   */
  readonly kind: 'first' | 'file' | 'price';
  /** The effect of a yes, in words. */
  readonly text: string;
  /** The yes in words; absent in a question of an earlier version. */
  readonly yes?: string;
  /** ISO 8601 in UTC. */
  readonly askedAt: string;
}

export interface StockAnswer {
  readonly key: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
}

/** Shared by every process on the store, so that one of them reads the file for all. */
export interface StockSync {
  /**
   * Whether this process is to read the file now. True for one process in `everyMinutes`; also
   * after the clock was turned back.
   */
  claim(now: Date, everyMinutes: number): Promise<boolean>;
  /** Lets the file be read again at `dueAt`. */
  setDue(dueAt: Date): Promise<void>;
  readNotes(): Promise<SyncNotes>;
  /**
   * Changes the notes, one process after the other. `change` gives the new ones and what this
   * resolves to; it may be called more than once.
   */
  changeNotes<T>(change: (notes: SyncNotes) => readonly [SyncNotes, T]): Promise<T>;
}
