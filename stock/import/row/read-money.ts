import { isBlank, type Read, unreadable } from './read-value.ts';

const noPrice =
  /^(?:(?:please )?(?:call|ask|inquire|enquire|contact)\b.*|(?:price )?(?:on request|upon request|not available|coming soon|varies|variable)|request (?:a )?(?:price|quote)|see dealer|poa|por|market price)[!.]*$/i;

const maxDollars = 100_000_000;

/** May be ten dollars or ten thousand. */
const dotAndThree = /^\d+\.\d{3}$/;

const dotsAndComma = /^\d{1,3}(?:\.\d{3})+,\d{2}$/;

const amount = String.raw`(?:us ?)?\$? ?\d[\d.,]*k?`;

/** `"Was $10,995"`, `"MSRP 14,500"`. */
const formerAmount = new RegExp(
  String.raw`\(?\b(?:was|were|msrp|list|reg|regular|retail|orig|original|originally)\b(?: price)?[.:]? ?${amount}\)?`,
  'gi',
);

const words =
  /(?<![a-z])(?:from|starting at|starting|now|only|sale|special|asking|reduced(?: to)?|clearance|(?:our |cash |internet |web |sale )?price|cash|o\.?b\.?o|or best offer|firm|each|ea|us\$|usd|us|dollars|plus|and|tax|ttl|(?:doc(?:umentation)? )?fees?|freight|setup)\b\.?:?/gi;

function bareAmount(text: string): string {
  const now = text.replace(formerAmount, ' ');
  return (/\d/.test(now) ? now : text)
    .replace(words, ' ')
    .replace(/\(\s*\)|[$*+!&/|;:"“”]/g, ' ')
    .replace(/(?<=\d)[.,](?:[-–—]+|(?=\s*$))/g, ' ')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
    .trim();
}

export function isAmbiguousAmount(text: string): boolean {
  return dotAndThree.test(bareAmount(text));
}

export function hasDottedThousands(text: string): boolean {
  return dotsAndComma.test(bareAmount(text));
}

/**
 * Dollars asked for now: `"From $7,695*"`, `"7.9k OBO"`, `"Was $10,995 Now $9,495"`. Undefined for
 * “Call” and zero; a range, a monthly rate and another currency are unreadable.
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
  if (dollars > maxDollars) return unreadable;
  return dollars === 0 ? undefined : dollars;
}

/** Under $250, over $90,000, `12345`, `111111`. */
export function isPlaceholder(dollars: number): boolean {
  return dollars < 250 || dollars > 90_000 || /^(?:1234\d*|(\d)\1{4,})$/.test(String(dollars));
}
