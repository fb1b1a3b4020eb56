import { isBlank, type Read, unreadable } from './read-value.ts';

const noPrice =
  /^(?:(?:please )?(?:call|ask|inquire|enquire|contact)\b.*|price on request|on request|request (?:a )?(?:price|quote)|see dealer|poa|market price)$/i;

/** Above this a price is a misread column, not a golf cart. US dollars. */
const dearest = 1_000_000;

/** `"9.995"`: five cents less than ten dollars, or nine thousand nine hundred and ninety-five. */
const dotAndThree = /^\d+\.\d{3}$/;

/** `"9.995,00"`: as people write money who separate thousands by dots. */
const dotsAndComma = /^\d{1,3}(?:\.\d{3})+,\d{2}$/;

/** An amount without its currency and the words around it. */
function bareAmount(text: string): string {
  return text
    .replace(/^(?:from|starting at|now|only|sale|asking)\b:?/i, '')
    .replace(/(?:o\.?b\.?o\.?|or best offer|firm|each)$/i, '')
    .replace(/us\$|usd|dollars|[$*+\s]/gi, '');
}

/** Whether a dot before exactly three digits leaves open what an amount is (spec S19.16). */
export function isAmbiguousAmount(text: string): boolean {
  return dotAndThree.test(bareAmount(text));
}

/** Whether an amount has dots between thousands and a comma before its cents. */
export function hasDottedThousands(text: string): boolean {
  return dotsAndComma.test(bareAmount(text));
}

/**
 * `"$12,995"`, `"12995.00 USD"`, `"From $7,695*"`, `"7.9k OBO"`, `"9.995,00"` → dollars, to the cent.
 * "Call" and zero mean there is no price to show. `"9.995"` is {@link isAmbiguousAmount}.
 */
export function readMoney(text: string): Read<number> {
  if (isBlank(text) || noPrice.test(text)) return undefined;
  const bare = bareAmount(text);
  if (dotAndThree.test(bare)) return unreadable;
  const plain = dotsAndComma.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : bare;
  const [, figure, thousands] = /^((?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?)(k?)$/i.exec(plain) ?? [];
  if (figure === undefined) return unreadable;
  const factor = thousands === '' ? 1 : 1000;
  const dollars = Math.round(Number(figure.replaceAll(',', '')) * factor * 100) / 100;
  if (dollars > dearest) return unreadable;
  return dollars === 0 ? undefined : dollars;
}
