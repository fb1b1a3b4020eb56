import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AlertKind } from '../domain/alerts/alert.ts';
import type { ChangeOrigin } from '../domain/catalogue/catalogue.ts';
import { minute } from '../domain/duration.ts';
import type { SpamReason } from '../domain/enquiries/enquiry.ts';
import type { Delivery, DeliveryState } from '../domain/enquiries/outbox.ts';

/**
 * The tables, the same on both engines. What is only shown is kept as JSON text, which can hold any
 * character (NUL too, which PostgreSQL's text can't); what is searched, ordered or counted by has a
 * column. Dates are milliseconds since 1970, except a vehicle's, which are ISO 8601 texts.
 */
export interface Schema {
  /** One row: the version of the whole stock, and whether there ever was any. */
  stock: { id: 1; version: string; ever_held: number };
  vehicles: {
    id: string;
    position: number;
    in_stock: number;
    added_at: string;
    updated_at: string;
    withdrawn_at: string | null;
    /** `StockedVehicle.fileCells` as JSON; null for a cart that is as its file says. */
    file_cells: string | null;
    body: string;
  };
  /** The changes of the stock, numbered in their order. */
  stock_changes: {
    id: string;
    number: number;
    changed_at: number;
    source: string;
    origin: ChangeOrigin;
    changed_by: string | null;
    added: number;
    changed: number;
    withdrawn: number;
    undone_at: number | null;
    undone_by: string | null;
    /** When it was checked against the alerts; null until then. */
    seen_at: number | null;
  };
  /** A row of `vehicles` as a JSON list before and after a change; null where there was none. */
  stock_change_rows: {
    id: string;
    change_id: string;
    vehicle_id: string;
    before: string | null;
    after: string | null;
  };
  enquiries: {
    id: string;
    submission_key: string;
    email_key: string;
    received_at: number;
    spam: SpamReason | null;
    /** Both null until it is answered. */
    answered_at: number | null;
    answered_by: string | null;
    body: string;
  };
  /** Photographs that came with an enquiry, as small JPEGs; in the order of their ids. */
  enquiry_photographs: { id: string; enquiry_id: string; bytes: Uint8Array };
  outbox: {
    id: string;
    /** The enquiry of a mail about one; null for any other. */
    enquiry_id: string | null;
    /** The recipient of a mail about alerts; null for any other. */
    address_id: string | null;
    kind: Exclude<Delivery['kind'], 'list'>;
    /** `StaffMail` or `VisitorMail` as JSON; null for a mail about an enquiry. */
    content: string | null;
    state: DeliveryState;
    queued_at: number;
    /** Next attempt; while claimed, the end of the lease. */
    due_at: number;
    /** When `due_at` was set. A clock that was turned back shows by it. */
    set_at: number;
    attempts: number;
    trying_since: number | null;
    /** The token of the claim that holds it; null when none does. */
    token: string | null;
    problem: string | null;
  };
  /** Recipients of alerts, by a hash of the address keyed with a secret of the store. */
  alert_addresses: {
    id: string;
    /** As keyed hash: the mailbox it stands for, by which mails to it are counted. */
    mailbox_key: string;
    /** Null once it has no alert that has not ended. */
    email: string | null;
    /** When the last mail with news was queued. */
    mailed_at: number | null;
    /** When the next may be; null while there is no news. */
    due_at: number | null;
  };
  alerts: {
    id: string;
    address_id: string;
    kind: AlertKind;
    subject: string;
    asked_at: number;
    confirmed_at: number | null;
    ends_at: number;
    ended_at: number | null;
    asked_price: number | null;
    mailed_price: number | null;
  };
  /**
   * Carts of an alert: those of the first result of a search (`seen`), matches that were not mailed
   * yet (`waiting`) and mailed ones (`mailed`). The id is made of the two others.
   */
  alert_carts: {
    id: string;
    alert_id: string;
    vehicle_id: string;
    state: 'seen' | 'waiting' | 'mailed';
  };
  /** Mails about alerts, by the token of their links; ids of the alerts as a JSON list. */
  alert_mails: { id: string; address_id: string; queued_at: number; alert_ids: string };
  rate_windows: { key: string; starts_at: number; ends_at: number; hits: number };
  /**
   * Random values of this store alone; in no backup. `rate` keys the counts in `rate_windows`,
   * `addresses` those of alerts, `links` signs the links in mails to the staff.
   */
  secrets: { name: string; value: string };
  /** One row: when the dealer's file is to be read next, and `SyncNotes` as JSON. */
  stock_sync: { id: 1; due_at: number; notes: string | null };
  /** Days closed by the staff; `id` is the day, and the showroom's where it is only one. */
  closed_days: { id: string; day: string; showroom: string | null; words: string };
  /** Hours and phone numbers set by the staff; `id` is the name of each. */
  overrides: { id: string; value: string };
  schema_migrations: { name: string; applied_at: number };
}

export type Engine = 'sqlite' | 'postgres';

/** An open database with what differs between the engines. */
export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Schema>;
}

/**
 * A short fixed-length key for text of any length and content, so that it fits an index on either
 * engine and an address or a visitor's network address isn't kept in clear a second time.
 */
export function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Milliseconds by which the clocks of two instances may differ; more than any lease lasts. */
export const clocksDiffer = 5 * minute;

/** The columns of a delivery that nobody has tried yet. `at` in milliseconds since 1970. */
export function newDelivery<Kind extends Delivery['kind']>(id: string, kind: Kind, at: number) {
  return { id, kind, state: 'queued', queued_at: at, due_at: at, set_at: at, attempts: 0 } as const;
}
