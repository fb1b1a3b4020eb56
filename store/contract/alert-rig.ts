import type { Alert, AlertKind } from '../../domain/alerts/alert.ts';
import type { News } from '../../domain/alerts/alerts.ts';
import type { Store } from '../open-store.ts';

export const start = new Date('2026-05-01T12:00:00.000Z');
export const after = (ms: number) => new Date(start.getTime() + ms);
export const robin = { email: 'Robin@visitor.example', mailbox: 'robin@visitor.example' };
export const mail = { to: robin.email, subject: 'News', body: ['Ω'], headers: { 'X-List': '<a>' } };

/** Resolves to the token of the mail. */
export async function ask(store: Store, subject: string, at = start, change: object = {}) {
  let token = '';
  const alert = { kind: 'search' as AlertKind, subject, told: [], ...robin, ...change };
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

export async function confirmed(store: Store, subject: string, at = start, change: object = {}) {
  const { token } = await ask(store, subject, at, change);
  const [alert] = await store.alerts.confirm(token, at);
  return { token, id: alert?.id ?? '' };
}

/** News of all alerts: cart `id`, or their last. */
export const newsOf =
  (id: string, isOver = false) =>
  (alerts: readonly Alert[]): News => ({
    told: alerts.map((alert) => ({ id: alert.id, told: [...(alert.told ?? []), id], isOver })),
    mail: { alertIds: alerts.map((alert) => alert.id), compose: () => mail },
  });

/** The alerts of the only address that may have news then. */
export async function due({ alerts }: Store, at: Date) {
  const [first, ...others] = await Array.fromAsync(alerts.due(at));
  if (others.length > 0) throw new Error('several addresses');
  return first;
}

/** Tells that address some news. */
export async function tell(
  store: Store,
  at: Date,
  newsFor: (alerts: readonly Alert[]) => News = newsOf('a'),
): Promise<boolean> {
  const address = await due(store, at);
  return address !== undefined && store.alerts.tell(address, newsFor(address.alerts), at);
}

export const queued = async ({ outbox }: Store) =>
  (await outbox.list('queued')).filter(({ kind }) => kind === 'alert').length;
