/**
 * The statements of the first migration, for both engines; `store/schema.ts` says what the columns
 * mean. SQLite keeps what it is given under any type's name, so the names are PostgreSQL's.
 */
export const firstSchema: readonly string[] = [
  `create table stock (
    id integer primary key,
    version text not null,
    ever_held integer not null
  )`,
  `insert into stock (id, version, ever_held) values (1, 'empty', 0)`,
  `create table vehicles (
    id text primary key not null,
    position bigint not null,
    in_stock integer not null,
    added_at text not null,
    updated_at text not null,
    withdrawn_at text,
    file_cells text,
    body text not null
  )`,
  'create index vehicles_in_order on vehicles (position)',
  `create table stock_changes (
    id text primary key not null,
    number bigint not null unique,
    changed_at bigint not null,
    source text not null,
    origin text not null,
    changed_by text,
    added bigint not null,
    changed bigint not null,
    withdrawn bigint not null,
    undone_at bigint,
    undone_by text,
    seen_at bigint
  )`,
  `create table stock_change_rows (
    id text primary key not null,
    change_id text not null references stock_changes (id) on delete cascade,
    vehicle_id text not null,
    "before" text,
    "after" text
  )`,
  'create index stock_change_rows_by_change on stock_change_rows (change_id)',
  'create index stock_change_rows_by_vehicle on stock_change_rows (vehicle_id)',
  `create table stock_sync (
    id integer primary key not null,
    due_at bigint not null,
    notes text
  )`,
  `create table enquiries (
    id text primary key not null,
    submission_key text not null unique,
    email_key text not null,
    received_at bigint not null,
    spam text,
    answered_at bigint,
    answered_by text,
    body text not null
  )`,
  'create index enquiries_by_age on enquiries (received_at, id)',
  'create index enquiries_by_email on enquiries (email_key)',
  `create table enquiry_photographs (
    id text primary key not null,
    enquiry_id text not null references enquiries (id) on delete cascade,
    bytes bytea not null
  )`,
  'create index enquiry_photographs_of_enquiry on enquiry_photographs (enquiry_id)',
  `create table alert_addresses (
    id text primary key not null,
    mailbox_key text not null,
    email text,
    mailed_at bigint,
    due_at bigint
  )`,
  'create index alert_addresses_by_mailbox on alert_addresses (mailbox_key)',
  'create index alert_addresses_due on alert_addresses (due_at)',
  'create index alert_addresses_by_email on alert_addresses (email)',
  `create table alerts (
    id text primary key not null,
    address_id text not null references alert_addresses (id) on delete cascade,
    kind text not null,
    subject text not null,
    asked_at bigint not null,
    confirmed_at bigint,
    ends_at bigint not null,
    ended_at bigint,
    asked_price double precision,
    mailed_price double precision
  )`,
  'create index alerts_by_address on alerts (address_id)',
  'create index alerts_by_subject on alerts (kind, subject, id)',
  `create table alert_carts (
    id text primary key not null,
    alert_id text not null references alerts (id) on delete cascade,
    vehicle_id text not null,
    state text not null
  )`,
  'create index alert_carts_by_alert on alert_carts (alert_id, state)',
  `create table alert_mails (
    id text primary key not null,
    address_id text not null references alert_addresses (id) on delete cascade,
    queued_at bigint not null,
    alert_ids text not null
  )`,
  'create index alert_mails_by_address on alert_mails (address_id, queued_at)',
  `create table outbox (
    id text primary key not null,
    enquiry_id text references enquiries (id) on delete cascade,
    address_id text references alert_addresses (id) on delete cascade,
    kind text not null,
    content text,
    state text not null,
    queued_at bigint not null,
    due_at bigint not null,
    set_at bigint not null,
    attempts integer not null,
    trying_since bigint,
    token text,
    problem text
  )`,
  'create unique index outbox_once_per_kind on outbox (enquiry_id, kind)',
  'create index outbox_due on outbox (state, due_at)',
  'create index outbox_by_address on outbox (address_id)',
  `create table rate_windows (
    key text not null,
    starts_at bigint not null,
    ends_at bigint not null,
    hits bigint not null,
    primary key (key, starts_at)
  )`,
  'create index rate_windows_by_end on rate_windows (ends_at)',
  `create table closed_days (
    id text primary key not null,
    day text not null,
    showroom text,
    words text not null
  )`,
  'create table secrets (name text primary key not null, value text not null)',
];
