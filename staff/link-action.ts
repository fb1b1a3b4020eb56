import type { ClosedDays } from '../domain/dealer/closed-days.ts';
import type { Dealer } from '../domain/dealer/dealer.ts';
import type { Enquiries } from '../domain/enquiries/enquiries.ts';
import type { Outbox } from '../domain/enquiries/outbox.ts';
import type { LinkSecret, StaffLink } from '../domain/staff-link.ts';
import type { StockRoom } from '../domain/stock/catalogue.ts';
import type { StockSync } from '../domain/stock/stock-sync.ts';

export interface StaffDependencies {
  readonly catalogue: StockRoom;
  readonly enquiries: Pick<Enquiries, 'find' | 'setAnswer'>;
  readonly sync: Pick<StockSync, 'readNotes'>;
  readonly closedDays: ClosedDays;
  readonly dealer: () => Dealer;
  readonly linkSecret: Pick<LinkSecret, 'read'>;
  readonly outbox: Pick<Outbox, 'queue'>;
  readonly onQueued: () => void;
  readonly readWithYes: (key: string, by: string) => Promise<unknown>;
  /** Milliseconds; the reading is then finished after the answer. */
  readonly timeoutMs: number;
  readonly siteUrl: string;
  readonly now: () => Date;
}

export interface Follower extends StaffDependencies {
  readonly target: string;
  /** For the history: `"a link from the mail to kim@carts.example"`. */
  readonly by: string;
  readonly chosen?: string;
}

export interface LinkPage {
  /** 409: its subject has changed. */
  readonly status: 200 | 202 | 404 | 409 | 410 | 503;
  readonly title: string;
  readonly facts?: readonly LinkFact[];
  readonly text: readonly string[];
  readonly list?: readonly string[];
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly button?: string;
  readonly next?: { readonly words: string; readonly path: string };
}

/** 200, where it has no status. */
export interface LinkOutcome extends Omit<LinkPage, 'status' | 'next'> {
  readonly status?: LinkPage['status'];
  readonly next?: StaffLink;
  /** Undone by `next`. */
  readonly isChange?: true;
}

export interface LinkFact {
  readonly label: string;
  readonly value: string;
}

export interface LinkAction {
  look(follower: Follower): Promise<LinkOutcome>;
  act(follower: Follower): Promise<LinkOutcome>;
}
