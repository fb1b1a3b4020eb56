import type { AlertKind } from '../domain/alerts/alert.ts';
import type { SpamReason } from '../domain/enquiries/enquiry.ts';
import type { Delivery, DeliveryState } from '../domain/enquiries/outbox.ts';
import type { ChangeOrigin } from '../domain/stock/catalogue.ts';

type Column<Value> = string & { readonly value: Value };

function column<Value>(sql: string): Column<Value> {
  return sql as Column<Value>;
}

const key = column<string>('text primary key not null');
const text = column<string>('text not null');
const textOrNull = column<string | null>('text');
const integer = column<number>('integer not null');
const bigint = column<number>('bigint not null');
const bigintOrNull = column<number | null>('bigint');

function partOf(table: string): Column<string> {
  return column(`text not null references ${table} (id) on delete cascade`);
}

/** PostgreSQL's types, which SQLite accepts; dates are milliseconds, a vehicle's ISO 8601. */
const firstTables = {
  /** `ever_held`: there was stock once. */
  stock: { id: column<1>('integer primary key'), version: text, ever_held: integer },
  vehicles: {
    id: key,
    position: bigint,
    in_stock: integer,
    added_at: text,
    updated_at: text,
    withdrawn_at: textOrNull,
    /** JSON; null for a cart that matches its file. */
    file_cells: textOrNull,
    body: text,
  },
  stock_changes: {
    id: key,
    number: column<number>('bigint not null unique'),
    changed_at: bigint,
    source: text,
    origin: column<ChangeOrigin>(text),
    changed_by: textOrNull,
    added: bigint,
    changed: bigint,
    withdrawn: bigint,
    undone_at: bigintOrNull,
    undone_by: textOrNull,
    /** Read by the version before migration 0003 alone. */
    seen_at: bigintOrNull,
  },
  /** JSON of the row. */
  stock_change_rows: {
    id: key,
    change_id: partOf('stock_changes'),
    vehicle_id: text,
    before: textOrNull,
    after: textOrNull,
  },
  stock_sync: { id: column<1>('integer primary key not null'), due_at: bigint, notes: textOrNull },
  enquiries: {
    id: key,
    submission_key: column<string>('text not null unique'),
    email_key: text,
    received_at: bigint,
    spam: column<SpamReason | null>('text'),
    answered_at: bigintOrNull,
    answered_by: textOrNull,
    body: text,
  },
  /** Sorted by id. */
  enquiry_photographs: {
    id: key,
    enquiry_id: partOf('enquiries'),
    bytes: column<Uint8Array>('bytea not null'),
  },
  alert_addresses: {
    id: key,
    /** By which mails are counted. */
    mailbox_key: text,
    /** Null after its last alert. */
    email: textOrNull,
    mailed_at: bigintOrNull,
    /** Read by the version before migration 0003 alone. */
    due_at: bigintOrNull,
  },
  alerts: {
    id: key,
    address_id: partOf('alert_addresses'),
    kind: column<AlertKind>(text),
    subject: text,
    asked_at: bigint,
    confirmed_at: bigintOrNull,
    ends_at: bigint,
    ended_at: bigintOrNull,
    asked_price: column<number | null>('double precision'),
    mailed_price: column<number | null>('double precision'),
  },
  /** Read by the version before migration 0003 alone. */
  alert_carts: {
    id: key,
    alert_id: partOf('alerts'),
    vehicle_id: text,
    state: column<'seen' | 'waiting' | 'mailed'>(text),
  },
  /** The id is the token of the links; alerts as JSON. */
  alert_mails: {
    id: key,
    address_id: partOf('alert_addresses'),
    queued_at: bigint,
    alert_ids: text,
  },
  outbox: {
    id: key,
    enquiry_id: column<string | null>('text references enquiries (id) on delete cascade'),
    address_id: column<string | null>('text references alert_addresses (id) on delete cascade'),
    kind: column<Exclude<Delivery['kind'], 'list'>>(text),
    /** `StaffMail` or `VisitorMail` as JSON. */
    content: textOrNull,
    state: column<DeliveryState>(text),
    queued_at: bigint,
    /** Next attempt, or the end of the lease. */
    due_at: bigint,
    /** Detects a clock that was turned back. */
    set_at: bigint,
    attempts: integer,
    trying_since: bigintOrNull,
    /** Of the current claim. */
    token: textOrNull,
    problem: textOrNull,
  },
  rate_windows: {
    key: text,
    starts_at: bigint,
    ends_at: bigint,
    hits: column<number>('bigint not null, primary key (key, starts_at)'),
  },
  /** `id`: the day, with the showroom for a single one. */
  closed_days: { id: key, day: text, showroom: textOrNull, words: text },
  /** In no backup: `rate` and `addresses` key hashes, `links` signs links. */
  secrets: { name: key, value: text },
};

export type FirstTables = {
  [Table in keyof typeof firstTables]: {
    [Name in keyof (typeof firstTables)[Table]]: ValueOf<(typeof firstTables)[Table][Name]>;
  };
};
type ValueOf<C> = C extends Column<infer Value> ? Value : never;

const indexes = [
  'index vehicles_in_order on vehicles (position)',
  'index stock_change_rows_by_change on stock_change_rows (change_id)',
  'index stock_change_rows_by_vehicle on stock_change_rows (vehicle_id)',
  'index enquiries_by_age on enquiries (received_at, id)',
  'index enquiries_by_email on enquiries (email_key)',
  'index enquiry_photographs_of_enquiry on enquiry_photographs (enquiry_id)',
  'index alert_addresses_by_mailbox on alert_addresses (mailbox_key)',
  'index alert_addresses_due on alert_addresses (due_at)',
  'index alert_addresses_by_email on alert_addresses (email)',
  'index alerts_by_address on alerts (address_id)',
  'index alerts_by_subject on alerts (kind, subject, id)',
  'index alert_carts_by_alert on alert_carts (alert_id, state)',
  'index alert_mails_by_address on alert_mails (address_id, queued_at)',
  'unique index outbox_once_per_kind on outbox (enquiry_id, kind)',
  'index outbox_due on outbox (state, due_at)',
  'index outbox_by_address on outbox (address_id)',
  'index rate_windows_by_end on rate_windows (ends_at)',
];

export const firstSchema: readonly string[] = [
  ...Object.entries<Record<string, string>>(firstTables).map(([table, columns]) => {
    const list = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
    return `create table ${table} (${list.join(', ')})`;
  }),
  ...indexes.map((index) => `create ${index}`),
  `insert into stock (id, version, ever_held) values (1, 'empty', 0)`,
];
