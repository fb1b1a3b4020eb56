import { closingOn, dayInWords } from '../domain/dealer/closed-days.ts';
import { isOpenOn } from '../domain/dealer/open-days.ts';
import { dealerOf } from '../domain/dealer/overrides.ts';
import { day } from '../domain/duration.ts';
import { dateInWords } from '../domain/new-york-time.ts';
import { elements } from '../test/support/html.ts';
import type { FactPage } from './fact-page.ts';

/**
 * Checks that nothing is picked up or brought back on a day on which no showroom is open (spec S11.20), and
 * that a rental is as many days long as its dates are apart (spec S11.12).
 */
export function checkClosedDays({ path, html, text }: FactPage): string[] {
  const isClosed = (date: string | null) =>
    date !== null &&
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    !isOpenOn(dealerOf().hours.showroom, date, []);
  const address = new URL(path, 'https://carts.example');
  const isAnswer = elements(html, 'output').some(({ name }) => name === 'rentalTotal');
  const addresses = elements(html, 'a')
    .filter(({ href = '' }) => !href.startsWith('#'))
    .map(({ href = '' }) => new URL(href, address));
  const closed = [...(isAnswer ? [address] : []), ...addresses]
    .filter(({ pathname }) => pathname === '/rentals')
    .filter(({ searchParams }) => !searchParams.get('town'))
    .filter(({ searchParams }) => ['from', 'to'].some((name) => isClosed(searchParams.get(name))));
  const promises = [
    ...text.matchAll(/[Kk]eep (?:it|them) until the same time on (\w{3}, \w{3} \d{1,2}, \d{4})/g),
  ]
    .filter(() => address.pathname === '/rentals' && !address.searchParams.get('town'))
    .filter(([, words = '']) => isClosedInWords(words));
  const [from, to] = ['from', 'to'].map((name) => Date.parse(address.searchParams.get(name) ?? ''));
  const apart = Math.max(1, Math.round(((to ?? 0) - (from ?? 0)) / day));
  const days = elements(html, 'output').find(({ name }) => name === 'rentalDays')?.['data-value'];
  return [
    ...noticesOf(text),
    ...offersOf(html),
    ...(days === undefined || Number(days) === apart ? [] : [`${days} days instead of ${apart}`]),
    ...closed.map(({ search }) => `a pickup or return on a closed day: ${search}`),
    ...promises.map(([words]) => words),
  ];
}

/** Days that a page calls closed, in a sentence or in structured data, and that are open (spec S1.15). */
function noticesOf(text: string): string[] {
  const year = Number(/© (\d{4})/.exec(text)?.[1]);
  const isSo = (words: string, reason: string) =>
    [year, year + 1].some((one) => {
      const date = new Date(`${words}, ${one} 12:00 UTC`).toISOString().slice(0, 10);
      return dayInWords(date) === words && closingOn(date, [])?.words === reason;
    });
  return [...text.matchAll(/Closed (\w+day, \w+ \d+) \(([^)]+)\)/g)]
    .filter(([, words = '', reason = '']) => !isSo(words, reason))
    .map(([notice]) => `not a closed day: ${notice}`);
}

/** Days that a page offers to wish for, and special hours, on the wrong days (spec S1.15, S29.4). */
function offersOf(html: string): string[] {
  const offered = elements(html, 'option')
    .map(({ value = '' }) => value)
    .filter((value) => /^\d{4}-\d\d-\d\d$/.test(value) && closingOn(value, []) !== undefined);
  const special = [...html.matchAll(/"validFrom":"([\d-]+)"/g)]
    .map(([, date = '']) => date)
    .filter((date) => closingOn(date, []) === undefined);
  return [
    ...offered.map((date) => `a closed day is offered: ${date}`),
    ...special.map((date) => `special hours on an ordinary day: ${date}`),
  ];
}

/** `"Sun, Dec 6, 2026"` is a day on which the showrooms are closed. */
function isClosedInWords(words: string): boolean {
  const date = new Date(`${words} 12:00 UTC`).toISOString().slice(0, 10);
  return dateInWords(date) === words && !isOpenOn(dealerOf().hours.showroom, date, []);
}
