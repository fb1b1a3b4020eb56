import { business, showrooms } from '../domain/dealer/business/identity.ts';
import { places } from '../domain/dealer/business/places.ts';
import { deliveryTerms } from '../domain/dealer/business/terms/delivery-terms.ts';
import { type Dealer, phoneAt } from '../domain/dealer/dealer.ts';
import {
  formatDays,
  formatSpan,
  formatTime,
  type Hours,
  hoursApart,
} from '../domain/dealer/hours.ts';
import { dealerOf } from '../domain/dealer/overrides.ts';
import { placeLabel } from '../domain/dealer/place.ts';
import { formatAddress } from '../domain/dealer/showroom.ts';
import { placesIn } from '../domain/places/find-place.ts';
import { makeAtStart } from '../domain/stock/known-models/makes.ts';
import { formatNames } from '../domain/text/wording.ts';
import { dayNames, week } from '../domain/week.ts';
import { elements, findAll, jsonLdObjects } from '../test/support/html.ts';
import type { FactPage } from './fact-page.ts';

/** The example in the contact form's hint. */
const exampleEmail = 'name@example.com';

/** Phones, e-mail addresses, streets, counties and hours of a page against domain/dealer/business/. */
export function checkIdentity(page: FactPage, dealer = dealerOf()): string[] {
  const checks = [phonesOf, emailsOf, addressesOf, countiesOf, hoursOf, structuredHoursOf];
  return checks.flatMap((check) => check(page, dealer));
}

/** The matches of `pattern` in a text that `isRight` does not accept. */
function others(text: string, pattern: RegExp, isRight: (match: string) => boolean): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match).filter((match) => !isRight(match));
}

function phonesOf({ html, text }: FactPage, dealer: Dealer): string[] {
  const phones = Object.values(dealer.phones);
  const strayNumbers = others(
    text,
    /(?<![\w-])(?:1-)?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g,
    (number) => phones.some((phone) => phone.shown === number),
  );
  const dialled = findAll(html, 'a')
    .map(({ attributes: { href = '' }, text: words }) => ({ href, words }))
    .filter(({ href }) => href.startsWith('tel:'));
  const numbers = [
    ...dialled.map(({ href }) => href.slice('tel:'.length)),
    ...jsonLdObjects(html).flatMap(({ telephone }) => telephone ?? []),
  ];
  const wrong = numbers.filter((number) => !phones.some(({ e164 }) => e164 === number));
  const crossed = dialled
    .filter(({ href, words }) =>
      phones.some(({ shown, e164 }) => words.includes(shown) && href !== `tel:${e164}`),
    )
    .map(({ href, words }) => `${words} dials ${href}`);
  return [...strayNumbers, ...wrong, ...crossed].map((number) => `phone ${number}`);
}

function emailsOf({ html, text }: FactPage): string[] {
  const hrefs = elements(html, 'a').map(({ href = '' }) => href);
  const everywhere = [text, ...hrefs, JSON.stringify(jsonLdObjects(html))].join('\n');
  return others(everywhere, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (words) =>
    [business.email, exampleEmail].includes(words),
  ).map((words) => `e-mail ${words}`);
}

function addressesOf({ html, text }: FactPage, dealer: Dealer): string[] {
  const right = showrooms.map(({ address }) => formatAddress(address));
  const streets = showrooms.map(({ address }) => address.street);
  const ways = 'Road|Rd|Avenue|Ave|Lane|Ln|Street|St|Drive|Dr|Highway|Boulevard|Court';
  const street = new RegExp(
    `\\b\\d+ (?:[A-Z][a-z]+ )+(?:${ways})\\b(?:, [\\w ]+, [A-Z]{2} \\d{5})?`,
    'g',
  );
  const isCart = (words: string) =>
    /^(?:19|20)\d\d /.test(words) && makeAtStart(words.slice('2026 '.length)) !== undefined;
  const addresses = others(
    text,
    street,
    (words) => right.includes(words) || streets.includes(words) || isCart(words),
  );
  const regions = showrooms.map(({ address }) => address.region).join('|');
  const postal = others(text, new RegExp(`[A-Z][\\w ]+, (?:${regions}) \\d{5}`, 'g'), (words) =>
    right.some((one) => one.endsWith(words)),
  );
  const named = jsonLdObjects(html)
    .filter(({ streetAddress }) => streetAddress !== undefined)
    .map(({ streetAddress, addressLocality, addressRegion, postalCode }) =>
      [streetAddress, addressLocality, `${addressRegion} ${postalCode}`].join(', '),
    )
    .filter((words) => !right.includes(words));
  const beside = showrooms.flatMap(({ id, address }) => {
    const at = text.matchAll(
      new RegExp(`${formatAddress(address)}(?:,|\\n) ?(\\(\\d{3}\\) \\d{3}-\\d{4})`, 'g'),
    );
    return [...at]
      .filter(([, words]) => words !== phoneAt(dealer, id).shown)
      .map(([all]) => all.replace('\n', ' '));
  });
  return [...addresses, ...postal, ...named, ...beside].map((words) => `address ${words}`);
}

function countiesOf({ path, text }: FactPage): string[] {
  const counties: readonly string[] = business.counties;
  const named = others(text, /\b[A-Z][a-z]+ County\b/g, (words) =>
    counties.includes(words.split(' ')[0] ?? ''),
  );
  const both = others(text, /\b(?:[A-Z][a-z]+,? )+and [A-Z][a-z]+ count(?:ies|y)\b/g, (words) =>
    words.startsWith(`${formatNames(counties)} count`),
  );
  const moved = places.flatMap((place) => {
    const says = [
      new RegExp(`\\b${placeLabel(place)},? (?:lies )?in (\\w+) County`, 'g'),
      new RegExp(`\\b${placeLabel(place)}, (\\w+) County`, 'g'),
    ];
    return says.flatMap((pattern) =>
      others(text, pattern, (words) => words.includes(`${place.county} County`)),
    );
  });
  const here = places.find(({ slug }) =>
    [`/${slug}-golf-carts`, `/rentals/${slug}`, `/towns/${slug}`].includes(path),
  );
  const lines = text.split('\n');
  const own =
    here === undefined ||
    lines.some((line) => line.includes(`${here.county} County`) && !line.includes('Locations'));
  const lists = counties.flatMap((county) => {
    const from = lines.indexOf(`${county} County Locations We Serve`);
    const placeNames = placesIn(county).map(placeLabel);
    const listed = lines.slice(from + 1, from + 1 + placeNames.length);
    return from === -1 || listed.join() === placeNames.join() ? [] : [`list of ${county} County`];
  });
  return [...named, ...both, ...moved, ...lists, ...(own ? [] : [`missing for ${here.name}`])].map(
    (words) => `county ${words}`,
  );
}

const days = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun';
const time = String.raw`\d{1,2}(?::\d\d)? ?[AP]M`;
const span = `(?:${days})[a-z]*(?:[–-](?:${days})[a-z]*)?[:\\s]+(?:${time} ?[–-] ?${time}|closed|emergency only|by appointment)`;

/** Hours in one spelling: `"mon–sat 9 am – 5 pm sun closed"`. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s,:]+/g, ' ')
    .trim();
const written = (hours: Hours) =>
  plain(hours.spans.map((one) => `${formatDays(one)} ${formatSpan(one)}`).join(' '));

function hoursOf({ text }: FactPage, { hours: { showroom, ...rest } }: Dealer): string[] {
  const problems: string[] = [];
  const all: readonly Hours[] = [...hoursApart(showroom), ...Object.values(rest)];
  const block = new RegExp(`(?:([A-Z][a-z ]+?)(?: hours)?\\n)?${span}(?:[,\\s]+${span})*`, 'gi');
  const unread = text.replace(block, (words, heading = '') => {
    const hoursText = plain(words.slice(heading.length).replace(/^ hours/, ''));
    const labelled = all.find(({ label }) => label === heading);
    const matches = all.filter((hours) => written(hours) === hoursText);
    if (matches.length === 0) problems.push(`hours ${words.replaceAll('\n', ' ')}`);
    else if (labelled !== undefined && !matches.includes(labelled)) {
      problems.push(`hours under "${heading}": ${hoursText}`);
    }
    return '';
  });
  // What is left are single times; the only one is the last order for the same day.
  const lastOrder = `${Number(deliveryTerms.sameDayRental.orderBefore.slice(0, 2)) - 12} PM`;
  // A cart's page tells when its showroom opens or closes next.
  const turns = hoursApart(showroom)
    .flatMap(({ spans }) => spans)
    .flatMap((one) => ('opens' in one ? [formatTime(one.opens), formatTime(one.closes)] : []));
  const seenAt = new RegExp(`At [\\w ]+, open[^.\\n]* (${time})\\. Directions`, 'g');
  const unsaid = unread.replace(seenAt, (words, turn) => (turns.includes(turn) ? '' : words));
  const loose = others(unsaid, new RegExp(time, 'g'), (words) => words === lastOrder);
  return [...problems, ...loose.map((words) => `time ${words}`)];
}

interface OpeningHours {
  readonly dayOfWeek: string | readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** Structured data carries the showroom hours (spec S21.3). */
function structuredHoursOf({ html }: FactPage, { hours }: Dealer): string[] {
  const spans = hoursApart(hours.showroom).flatMap((one) => one.spans);
  const open = spans.flatMap((one) => {
    const named = week.slice(week.indexOf(one.from), week.indexOf(one.to) + 1);
    const at = named.map((day) => dayNames[day]);
    return 'opens' in one ? [`${at} ${one.opens}–${one.closes}`] : [];
  });
  return jsonLdObjects(html)
    .flatMap(({ openingHoursSpecification }) => openingHoursSpecification ?? [])
    .map((words) => words as OpeningHours)
    .map(({ dayOfWeek, opens, closes }) => `${[dayOfWeek].flat()} ${opens}–${closes}`)
    .filter((words) => !open.includes(words))
    .map((words) => `structured hours ${words}`);
}
