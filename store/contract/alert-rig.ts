import type { AlertKind } from '../../domain/alerts/alert.ts';
import type { AlertMatch, WaitingNews } from '../../domain/alerts/alerts.ts';
import type { Store } from '../open-store.ts';
import { makeVehicle } from './rig.ts';

/** What the contracts of alerts and of their news ask, change and mail. */

export const start = new Date('2026-05-01T12:00:00.000Z');
export const after = (ms: number) => new Date(start.getTime() + ms);
export const robin = { email: 'Robin@visitor.example', mailbox: 'robin@visitor.example' };
export const mail = { to: robin.email, subject: 'News', body: ['Ω'], headers: { 'X-List': '<a>' } };

/** Asks for one alert; resolves to the token of its mail. */
export async function ask(store: Store, subject: string, at = start, change: object = {}) {
  let token = '';
  const alert = { kind: 'search' as AlertKind, subject, seen: [], ...robin, ...change };
  const result = await store.alerts.ask(
    alert,
    (_, ofMail) => {
      token = ofMail;
      return mail;
    },
    at,
  );
  return { result, token };
}

/** One that is confirmed. */
export async function confirmed(store: Store, subject: string, at = start, change: object = {}) {
  const { token } = await ask(store, subject, at, change);
  const [alert] = await store.alerts.confirm(token, at);
  return { token, id: alert?.id ?? '' };
}

/** Makes a change of the stock and records these carts as matches of an alert. */
export async function change(store: Store, id: string, alertIds: readonly string[], at: Date) {
  // A cart that stays as it was is no change.
  const put = [makeVehicle(id, { description: at.toISOString() })];
  await store.catalogue.apply({ put, withdraw: [] }, at.toISOString());
  const unseen = await store.alerts.unseenChange();
  if (unseen === undefined) throw new Error('no change');
  const matches = alertIds.map(
    (alertId): AlertMatch => ({ alertId, vehicleId: id, isRepeatable: false }),
  );
  return store.alerts.recordMatches(unseen, matches, at);
}

/** Claims all of an address's news and settles them as sent. */
export function queueAll({ alerts }: Store, news: WaitingNews, at: Date, ends: string[] = []) {
  const mailedCarts = news.alerts.flatMap(({ id, vehicleIds }) =>
    vehicleIds.map((vehicleId) => ({ alertId: id, vehicleId })),
  );
  const mailed = news.alerts.map(({ id }) => ({ id }));
  return alerts.queueNews([{ news, compose: () => mail, mailed, mailedCarts, ends }], at);
}

export const queued = async ({ outbox }: Store) =>
  (await outbox.list('queued')).filter(({ kind }) => kind === 'alert').length;
