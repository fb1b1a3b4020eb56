import { centsOf } from '../domain/money.ts';
import { stockStateOf } from '../domain/stock/badges.ts';
import type { FinancingTerms } from '../domain/stock/offer/monthly-payment.ts';
import type { Vehicle } from '../domain/stock/vehicle.ts';
import type { FactPage } from './fact-page.ts';

const amount = '\\$([\\d,]+(?:\\.\\d\\d)?)';
const sentence = new RegExp(
  `about ${amount} a month(?::| See terms)\\s(\\d+) months at ([\\d.]+) %, ${amount} down, before tax; an estimate, ` +
    `not an offer\\. (\\d+) payments of ${amount} \\(${amount}\\)` +
    `(?: plus ${amount} down: ${amount} in all)?\\.`,
  'g',
);

/** Every sentence of a monthly payment; on a cart's page it is of that cart, and only where it can be bought. */
export function checkFinancing(
  { path, text }: FactPage,
  stock: readonly Vehicle[],
  terms: FinancingTerms | undefined,
): string[] {
  const id = /^\/vehicles?\/([^?]+)/.exec(path)?.[1];
  const own = stock.filter((vehicle) => vehicle.id === id);
  const carts = id === undefined ? stock : own;
  const sentences = [...text.matchAll(sentence)];
  const isOffered =
    terms !== undefined && own.some((cart) => cart.price && stockStateOf(cart).isBuyable);
  return [
    ...sentences
      .filter((match) => !(terms && carts.some(({ price }) => isRight(match, price, terms))))
      .map(([words]) => `payment ${words}`),
    ...(isOffered && sentences.length === 0 ? ['no monthly payment'] : []),
    ...(own.length > 0 && !isOffered && sentences.length > 0 ? ['payment of no offer'] : []),
  ];
}

/** Whether the figures are a cart's of this price: paid month by month, nothing is left. */
function isRight(match: RegExpMatchArray, price: number | undefined, terms: FinancingTerms) {
  const figures = match.slice(1).map((text = '0') => Number(text.replaceAll(',', '')));
  const [about = 0, months, apr, down = 0, payments, each = 0, sum = 0, plus = 0, whole = 0] =
    figures;
  if (price === undefined || months !== terms.months || apr !== terms.apr) return false;
  const downIsRight = Math.abs(centsOf(down) - price * terms.down) <= 0.5;
  /** What is owed after the last payment, in cents. */
  const rest = (payment: number) => {
    let owed = centsOf(price) - centsOf(down);
    for (let month = 0; month < months; month += 1) owed += (owed * apr) / 1_200 - payment;
    return owed;
  };
  return (
    downIsRight &&
    rest(centsOf(each) + 0.51) <= 0 &&
    rest(centsOf(each) - 0.51) >= 0 &&
    Math.round(each) === about &&
    payments === months &&
    centsOf(sum) === centsOf(each) * months &&
    (down === 0 || (plus === down && centsOf(whole) === centsOf(down) + centsOf(sum)))
  );
}
