import { type Alert, hasEnded } from '../../domain/alerts/alert.ts';
import { alertInWords } from '../../domain/alerts/alert-in-words.ts';
import type { CurrentStock } from '../../domain/alerts/for-sale.ts';
import { dateInWords, newYorkTime } from '../../domain/new-york-time.ts';
import { isOutage } from '../../domain/store-failure.ts';
import type { AlertDesk } from './receive-alert.ts';

/** What the button of a page about alerts does. */
export const alertActions = ['confirm', 'end', 'end-all'] as const;
export type AlertAction = (typeof alertActions)[number];

/** What a page about the alerts of a mail says (spec S27.10). */
export interface AlertPage {
  readonly status: 200 | 404 | 503;
  readonly title: string;
  readonly text: readonly string[];
  /** What is told, a line an alert. */
  readonly list: readonly string[];
  readonly buttons: readonly { readonly action: AlertAction; readonly words: string }[];
}

/** What the link of a mail is about; changes nothing, since mail programs open links. */
export function lookAtAlerts(desk: AlertDesk, token: string): Promise<AlertPage> {
  return withStock(desk, async (stock) => {
    const alerts = await desk.alerts.find(token);
    return pageOf(desk, token, alerts, stock, 'now');
  });
}

/**
 * Does what a button says. Without one it confirms what waits for that, and ends what does not.
 * What is done already is said once more.
 */
export function followAlert(
  desk: AlertDesk,
  token: string,
  choice: AlertAction | undefined,
): Promise<AlertPage> {
  return withStock(desk, async (stock) => {
    const now = desk.now();
    const before = await desk.alerts.find(token);
    const isWaiting = before.some((alert) => isUnconfirmed(alert, now));
    const action = choice ?? (isWaiting ? 'confirm' : 'end');
    if (action === 'confirm') {
      return pageOf(desk, token, await desk.alerts.confirm(token, now), stock, 'confirmed');
    }
    const which = action === 'end' ? 'these' : 'all';
    return pageOf(desk, token, await desk.alerts.end(token, which, now), stock, 'ended');
  });
}

function isUnconfirmed(alert: Alert, now: Date): boolean {
  return !hasEnded(alert, now) && alert.confirmedAt === undefined;
}

async function withStock(
  { currentStock }: AlertDesk,
  make: (stock: CurrentStock) => Promise<AlertPage>,
): Promise<AlertPage> {
  try {
    const stock = await currentStock();
    return stock === undefined ? outage : await make(stock);
  } catch (error) {
    if (isOutage(error)) return outage;
    throw error;
  }
}

async function pageOf(
  desk: AlertDesk,
  token: string,
  alerts: readonly Alert[],
  stock: CurrentStock,
  what: 'now' | 'confirmed' | 'ended',
): Promise<AlertPage> {
  if (alerts.length === 0) return noLink;
  const now = desk.now();
  const live = alerts.filter((alert) => !hasEnded(alert, now));
  const waiting = live.filter((alert) => isUnconfirmed(alert, now));
  const all = await desk.alerts.countOf(token, now);
  const others = all - live.length;
  const one = live.length === 1;
  const endAll =
    others > 0 ? [{ action: 'end-all', words: `End all ${all} of mine` } as const] : [];
  const list = (live.length > 0 ? live : alerts).map((alert) => alertInWords(alert, stock));
  const page = { status: 200, list } as const;
  if (live.length === 0) {
    return {
      ...page,
      title: what === 'ended' ? 'Ended' : 'This has ended',
      text: ['No more mails come about this. You asked to be told:'],
      buttons: others > 0 ? [{ action: 'end-all', words: endOthers(others) }] : [],
    };
  }
  if (waiting.length > 0) {
    return {
      ...page,
      title: 'Shall we tell you?',
      text: [
        'You get one mail a day at most, and only when there is news. Each has a link that ends it. We write to you:',
      ],
      buttons: [
        { action: 'confirm', words: 'Yes, tell me' },
        { action: 'end', words: 'No, end it' },
        ...endAll,
      ],
    };
  }
  const { date } = newYorkTime(new Date(Math.max(...live.map(({ endsAt }) => endsAt))));
  return {
    ...page,
    title: what === 'confirmed' ? 'Confirmed' : 'We tell you',
    text: [`Until ${dateInWords(date)} at the latest we write to you:`],
    buttons: [{ action: 'end', words: one ? 'End this' : `End these ${live.length}` }, ...endAll],
  };
}

function endOthers(count: number): string {
  return count === 1 ? 'End the other one too' : `End the ${count} others too`;
}

const noLink: AlertPage = {
  status: 404,
  title: 'This link does not work',
  text: [
    'It is not whole, or what it was about is long over. Nothing was done.',
    'Open it from the mail itself, or use a newer mail.',
  ],
  list: [],
  buttons: [],
};

const outage: AlertPage = {
  status: 503,
  title: 'The website can’t reach its store just now',
  text: ['Try again in a minute. What is done already is not done twice.'],
  list: [],
  buttons: [],
};
