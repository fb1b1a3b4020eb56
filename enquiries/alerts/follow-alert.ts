import { type Alert, hasEnded } from '../../domain/alerts/alert.ts';
import type { CurrentStock } from '../../domain/alerts/for-sale.ts';
import { alertInWords } from '../../domain/alerts/search-in-words.ts';
import { dateInWords, newYorkTime } from '../../domain/new-york-time.ts';
import { isOutage } from '../../domain/store-failure.ts';
import type { AlertDependencies } from './receive-alert.ts';

export const alertActions = ['confirm', 'end', 'end-all'] as const;
export type AlertAction = (typeof alertActions)[number];

export interface AlertPage {
  readonly status: 200 | 404 | 503;
  readonly title: string;
  readonly text: readonly string[];
  readonly list?: readonly string[];
  readonly buttons?: readonly { readonly action: AlertAction; readonly words: string }[];
}

/** Read-only, because mail programs open links. */
export function lookAtAlerts(dependencies: AlertDependencies, token: string): Promise<AlertPage> {
  return answer(dependencies, token, async () => ({
    alerts: await dependencies.alerts.find(token),
  }));
}

/** By default confirms waiting alerts and ends the others; idempotent. */
export function followAlert(
  dependencies: AlertDependencies,
  token: string,
  choice: AlertAction | undefined,
): Promise<AlertPage> {
  const { alerts } = dependencies;
  return answer(dependencies, token, async (now) => {
    const isWaiting = (await alerts.find(token)).some((alert) => isUnconfirmed(alert, now));
    const action = choice ?? (isWaiting ? 'confirm' : 'end');
    if (action === 'confirm') return { alerts: await alerts.confirm(token, now), did: 'confirm' };
    const which = action === 'end' ? 'these' : 'all';
    return { alerts: await alerts.end(token, which, now), did: 'end' };
  });
}

function isUnconfirmed(alert: Alert, now: Date): boolean {
  return !hasEnded(alert, now) && alert.confirmedAt === undefined;
}

interface Followed {
  readonly alerts: readonly Alert[];
  readonly did?: 'confirm' | 'end';
}

async function answer(
  dependencies: AlertDependencies,
  token: string,
  follow: (now: Date) => Promise<Followed>,
): Promise<AlertPage> {
  try {
    const stock = await dependencies.currentStock();
    if (stock === undefined) return outage;
    const now = dependencies.now();
    const followed = await follow(now);
    const all = await dependencies.alerts.countOf(token, now);
    return pageOf(followed, all, stock, now);
  } catch (error) {
    if (isOutage(error)) return outage;
    throw error;
  }
}

function pageOf({ alerts, did }: Followed, all: number, stock: CurrentStock, now: Date): AlertPage {
  if (alerts.length === 0) return noLink;
  const live = alerts.filter((alert) => !hasEnded(alert, now));
  const waiting = live.filter((alert) => isUnconfirmed(alert, now));
  const others = all - live.length;
  const one = live.length === 1;
  const endAll =
    others > 0 ? [{ action: 'end-all', words: `Stop all ${all} of my alerts` } as const] : [];
  const list = (live.length > 0 ? live : alerts).map((alert) => alertInWords(alert, stock));
  const page = { status: 200, list } as const;
  if (live.length === 0) {
    return {
      ...page,
      title: did === 'end' ? 'Alert stopped' : 'This alert has ended',
      text: ['We won’t email you about this anymore. You had asked us to email you:'],
      buttons: others > 0 ? [{ action: 'end-all', words: endOthers(others) }] : [],
    };
  }
  if (waiting.length > 0) {
    return {
      ...page,
      title: 'Confirm your alert',
      text: [
        'You get one email a day at most, only when there is news, each with a link to stop it. We will email you:',
      ],
      buttons: [
        { action: 'confirm', words: 'Yes, email me' },
        { action: 'end', words: 'No, stop it' },
        ...endAll,
      ],
    };
  }
  const { date } = newYorkTime(new Date(Math.max(...live.map(({ endsAt }) => endsAt))));
  return {
    ...page,
    title: did === 'confirm' ? 'Confirmed' : 'Your alert is on',
    text: [`Until ${dateInWords(date)} we email you:`],
    buttons: [
      { action: 'end', words: one ? 'Stop this alert' : `Stop these ${live.length} alerts` },
      ...endAll,
    ],
  };
}

function endOthers(count: number): string {
  return count === 1 ? 'Stop the other one too' : `Stop the ${count} others too`;
}

const noLink: AlertPage = {
  status: 404,
  title: 'This link doesn’t work',
  text: [
    'Part of it is missing, or it is too old. Nothing was changed.',
    'Open it from the email itself, or use a newer email.',
  ],
};

const outage: AlertPage = {
  status: 503,
  title: 'Sorry, that is not working right now',
  text: ['Please try again in a minute. Nothing is done twice.'],
};
