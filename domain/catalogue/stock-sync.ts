export interface SyncNotes {
  /** ISO 8601 in UTC, and the file's name for the staff. */
  readonly read?: { readonly at: string; readonly from: string };
  /** Whether the file in STOCK_FROM was read once: changes from elsewhere are by hand from then on. */
  readonly isFollowed?: boolean;
  /** Hashes of the parts left out of the last reading that the staff were mailed about. */
  readonly reported: readonly string[];
  /** Absent while the last reading of the file in STOCK_FROM was applied. */
  readonly failing?: FailingSource;
  /** Of the last applied reading. */
  readonly saleCells?: Readonly<Record<string, string>>;
  /** Of the last applied reading, with its unknown words and the file's name for the staff. */
  readonly headings?: {
    readonly from: string;
    readonly of: Readonly<Record<string, string>>;
    readonly words?: readonly string[];
  };
  /** The first ones of the last applied reading. */
  readonly leftRows?: readonly LeftRow[];
  /** The questions of the last reading. */
  readonly questions?: readonly StockQuestion[];
  /** Questions that were answered with yes, the latest last. */
  readonly answers?: readonly StockAnswer[];
}

export interface LeftRow {
  /** Where it stands and why, for the staff. */
  readonly text: string;
  /** Ids that its cart may have in stock. */
  readonly ids: readonly string[];
}

export interface FailingSource {
  /** ISO 8601 in UTC, of the first failure. */
  readonly since: string;
  readonly times: number;
  /** Why the last one failed, for the staff. */
  readonly problem: string;
  /** Whether the file is readable and only waits for an answer to a question. */
  readonly isQuestion?: boolean;
  /** When the staff were mailed last; absent before the first mail. */
  readonly mailedAt?: string;
}

export interface StockQuestion {
  /** The identity of the question: another content of the file, or another price, has another key. */
  readonly key: string;
  /** `first`: in place of the sample; `file`: another whole reading; `price`: one cart's price. */
  readonly kind: 'first' | 'file' | 'price';
  /** The effect of a yes, in words. */
  readonly text: string;
  /** The yes in words; absent in a question of an earlier version. */
  readonly yes?: string;
  readonly askedAt: string;
}

export interface StockAnswer {
  readonly key: string;
  readonly at: string;
  readonly by: string;
}

/** Shared by all processes on the store: one of them reads the file. */
export interface StockSync {
  /** True for one process in `everyMinutes`, also after the clock was turned back. */
  claim(now: Date, everyMinutes: number): Promise<boolean>;
  /** Lets the file be read again at `dueAt`. */
  setDue(dueAt: Date): Promise<void>;
  readNotes(): Promise<SyncNotes>;
  /** One process at a time; `change` may be called more than once. */
  changeNotes<T>(change: (notes: SyncNotes) => readonly [SyncNotes, T]): Promise<T>;
}
