import { type CalendarDate, type NewYorkTime, newYorkTime } from '../new-york-time.ts';
import type { Hours } from './hours.ts';
import type { Phone } from './showroom.ts';

export interface ClosedDay {
  readonly date: CalendarDate;
  /** Reason for visitors, or empty. */
  readonly words: string;
  /** Absent: all showrooms, service, delivery and phone. */
  readonly showroom?: string;
}

/** spec S1.5 */
export const hoursLabels = {
  showroom: 'Showroom',
  service: 'Service department',
  phone: 'Phone and delivery',
  storage: 'Storage access',
} as const;

export type HoursName = keyof typeof hoursLabels;

/** What the staff change while the site runs (docs/decisions/0071). Made by `dealerOf`. */
export interface Dealer {
  readonly hours: Readonly<Record<HoursName, Hours>>;
  readonly phone: Phone;
  readonly phones: Readonly<Record<string, Phone>>;
  readonly closedDays: readonly ClosedDay[];
}

export interface Today extends NewYorkTime, Dealer {}

export function todayAt(at: Date, dealer: Dealer): Today {
  return { ...newYorkTime(at), ...dealer };
}

export function phoneAt({ phone, phones }: Dealer, showroom: string): Phone {
  return phones[showroom] ?? phone;
}

export function hoursAt({ hours: { showroom: all } }: Dealer, showroom: string): Hours {
  const showrooms = all.showrooms?.filter(({ id }) => id === showroom);
  return { label: all.label, spans: showrooms?.[0]?.spans ?? all.spans, showrooms };
}
