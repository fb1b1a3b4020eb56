import type { StockRoom } from '../domain/catalogue/catalogue.ts';
import type { StockSync } from '../domain/catalogue/stock-sync.ts';
import type { ClosedDays } from '../domain/closed-days.ts';
import type { Enquiries } from '../domain/enquiries/enquiries.ts';
import type { Outbox } from '../domain/enquiries/outbox.ts';
import type { LinkSecret, StaffLink } from '../domain/staff-link.ts';

/** The dependencies of following a link from a mail. */
export interface StaffDesk {
  readonly catalogue: StockRoom;
  readonly enquiries: Pick<Enquiries, 'find' | 'setAnswer'>;
  readonly sync: Pick<StockSync, 'readNotes'>;
  readonly closedDays: ClosedDays;
  readonly linkSecret: Pick<LinkSecret, 'read'>;
  readonly outbox: Pick<Outbox, 'queue'>;
  /** Wakes the outbox worker. */
  readonly onQueued: () => void;
  /** Reads the file in STOCK_FROM with a yes to this question of it; resolves when it is done. */
  readonly readWithYes: (key: string, by: string) => Promise<unknown>;
  /** Milliseconds that a page waits for such a reading, which is then finished after the answer. */
  readonly patience: number;
  /** Origin, for what is printed. */
  readonly siteUrl: string;
  readonly now: () => Date;
}

/** A link that is followed. */
export interface Follower {
  readonly target: string;
  /** For the history: `"a link from the mail to kim@carts.example"`. */
  readonly by: string;
  /** The value of the choice that was made on the page. */
  readonly chosen?: string;
  readonly desk: StaffDesk;
}

/** The page about a link, in words. */
export interface LinkPage {
  /** 409: what it was about is not as it was any more, and nothing was done. */
  readonly status: 200 | 202 | 404 | 409 | 410 | 503;
  readonly title: string;
  readonly facts?: readonly LinkFact[];
  /** The paragraphs. */
  readonly text: readonly string[];
  /** The carts of a change of the stock, a line each. */
  readonly list?: readonly string[];
  /** The choices above the button. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** The label of the button; absent where there is nothing to do. */
  readonly button?: string;
  /** The next link, at a path of this site: mostly the way back. */
  readonly next?: { readonly words: string; readonly path: string };
}

/** The result of opening a link or of pressing its button. */
export interface LinkOutcome extends Omit<LinkPage, 'next'> {
  readonly next?: StaffLink;
  /** Whether something was changed that the staff are to be mailed; `next` takes it back. */
  readonly isChange?: true;
}

export interface LinkFact {
  readonly label: string;
  readonly value: string;
}

/** One action of {@link staffActions} but `labels`. */
export interface LinkAction {
  /** The page before the button is pressed; changes nothing. */
  look(follower: Follower): Promise<LinkOutcome>;
  /** Does it, or says why there is nothing to do. */
  act(follower: Follower): Promise<LinkOutcome>;
}
