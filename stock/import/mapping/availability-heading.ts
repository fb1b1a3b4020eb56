import { isAvailabilityWord } from '../row/availability.ts';
import { headingWords, isFactHeader, isPrivateHeader } from '../row/heading-words.ts';
import { readFlag } from '../row/read-value.ts';
import type { AvailabilityCell, Sense } from '../row/row-fields.ts';
import type { Profile } from './profile.ts';

type AvailabilityColumn = Pick<AvailabilityCell, 'sense' | 'isPublication'>;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const filler = setOf(
  'is are on in the for to this of item product vehicle unit cart carts inventory catalog catalogue store shop site square status flag state display our your now by y n yn',
);
const publication = setOf(
  'published publish visible visibility web website internet online public show shown listed list live active enabled sellable saleable advertise advertised',
);
const offer = setOf('available availability purchasable buyable');
const denial = setOf(
  'hidden hide draft archived deleted removed inactive unpublished disabled private unavailable discontinued unlisted suppressed',
);

const quantity = /\b(?:qty|quantity|qoh|on hand|(?:stock|inventory) (?:level|count))\b/;
const otherQuantity = /\b(?:min|max|minimum|maximum|alert|order|reorder|sold|low|days|new|per)\b/;
const sale =
  /^(?:date |day )?(?:of )?(?:(?:sold|retailed|delivered)(?: (?:date|on|at|to|by|for|price|amount|time))*|sales? date(?: time)?|date of sale)$/;
const hold =
  /^(?:(?:on )?hold|(?:reserved|held|hold) (?:for|by|until|name|date)|deposit (?:taken|from|by|date|received|paid))$/;
const denialPhrase =
  /^(?:do not|dont|not|no|exclude|suppress|hide)\b.*\b(?:web|website|online|advertise|list|show|publish|site|internet|feed|sell)\b/;

export function senseOfColumn(path: string, profile: Profile): AvailabilityColumn | undefined {
  const words = headingWords(path);
  const texts = [...profile.values.keys()];
  const named = namedSense(words, texts);
  if (named !== undefined) return named;
  const known = texts.filter(isAvailabilityWord).length;
  const isMost = isPrivateHeader(path) ? known === texts.length : 2 * known >= texts.length;
  const isByValues = texts.some((text) => saleWord.test(text)) && isMost && !isFactHeader(path);
  return isByValues ? { sense: 'words' } : undefined;
}

/** “Pending” and “active” alone may be of a title or a promotion. */
const saleWord =
  /\b(?:un)?avail|\bsold\b|\bsale\b|\bstock\b|\bhold\b|reserved|deposit|hidden|draft|archived|publish|visible|\blive\b/i;

function namedSense(words: string, texts: readonly string[]): AvailabilityColumn | undefined {
  const isNumeric = texts.every((text) => /^-?\d+(?:\.\d+)?$/.test(text));
  if (quantity.test(words) && !otherQuantity.test(words)) {
    return isNumeric ? { sense: 'quantity' } : undefined;
  }
  if (sale.test(words)) return { sense: 'sold' };
  if (hold.test(words)) return { sense: 'hold' };
  const isKnown = (text: string) =>
    isAvailabilityWord(text) || typeof readFlag(text) === 'boolean' || /^-?\d$/.test(text);
  if (2 * texts.filter(isKnown).length < texts.length) return undefined;
  if (denialPhrase.test(words)) return { sense: 'denial' };
  const tokens = words.split(' ');
  const has = (set: ReadonlySet<string>) => tokens.some((token) => set.has(token));
  const isOnly = (...sets: ReadonlySet<string>[]) =>
    tokens.every((token) => [filler, ...sets].some((set) => set.has(token)));
  const isForSale = /\bfor sale\b/.test(words);
  const sense: Sense = has(denial) ? 'denial' : 'words';
  if (has(denial) && isOnly(denial, publication)) return { sense };
  if ((has(publication) || isForSale) && isOnly(publication, offer, setOf('sale'))) {
    return { sense, isPublication: true };
  }
  return (has(offer) || /\bin stock\b/.test(words)) && isOnly(offer, setOf('stock'))
    ? { sense }
    : undefined;
}
