export interface SyncNotes {
  /** ISO 8601 in UTC; the file's name for the staff. */
  readonly read?: { readonly at: string; readonly from: string };
  /** STOCK_FROM was read once: changes from elsewhere are by hand. */
  readonly isFollowed?: boolean;
  /** Hashes of omitted parts already mailed to the staff. */
  readonly reported: readonly string[];
  /** Absent after an applied reading of STOCK_FROM. */
  readonly failing?: FailingSource;
  /** Of the last applied reading. */
  readonly saleCells?: Readonly<Record<string, string>>;
  /** Of the last applied reading, with unknown words and the file's name. */
  readonly headings?: {
    readonly from: string;
    readonly of: Readonly<Record<string, string>>;
    readonly words?: readonly string[];
  };
  readonly leftRows?: readonly LeftRow[];
  readonly questions?: readonly StockQuestion[];
  readonly answers?: readonly StockAnswer[];
}

export interface LeftRow {
  readonly text: string;
  readonly ids: readonly string[];
}

export interface FailingSource {
  /** First failure, ISO 8601 in UTC. */
  readonly since: string;
  readonly times: number;
  readonly problem: string;
  /** The file is readable and waits for an answer. */
  readonly isQuestion?: boolean;
  readonly mailedAt?: string;
}

export interface StockQuestion {
  /** Another content or price has another key. */
  readonly key: string;
  /** `first`: in place of the sample; `file`: another whole reading; `price`: one cart's price. */
  readonly kind: 'first' | 'file' | 'price';
  readonly text: string;
  /** Absent in questions of an earlier version. */
  readonly yes?: string;
  readonly askedAt: string;
}

export interface StockAnswer {
  readonly key: string;
  readonly at: string;
  readonly by: string;
}

/** Shared by all processes: one reads the file. */
export interface StockSync {
  /** True for one process per `everyMinutes`, once it is due for `lateMs`; also after the clock went back. */
  claim(now: Date, everyMinutes: number, lateMs?: number): Promise<boolean>;
  setDue(dueAt: Date): Promise<void>;
  readNotes(): Promise<SyncNotes>;
  /** One process at a time; `change` may run more than once. */
  changeNotes<T>(change: (notes: SyncNotes) => readonly [SyncNotes, T]): Promise<T>;
}
