import { business } from '../domain/dealer/business/identity.ts';
import { places } from '../domain/dealer/business/places.ts';
import { hourlyFromUsd, repairHours } from '../domain/dealer/business/services.ts';
import { deliveryTerms } from '../domain/dealer/business/terms/delivery-terms.ts';
import { effectiveDate } from '../domain/dealer/business/terms/effective-date.ts';
import { rentalTerms } from '../domain/dealer/business/terms/rental-terms.ts';
import { returnTerms } from '../domain/dealer/business/terms/return-terms.ts';
import { staffing } from '../domain/dealer/business/terms/staffing.ts';
import { storageTerms } from '../domain/dealer/business/terms/storage-terms.ts';
import { placeLabel } from '../domain/dealer/place.ts';
import { formatUsd } from '../domain/money.ts';
import { placesIn } from '../domain/places/find-place.ts';
import { physicalShowrooms } from '../domain/places/showrooms.ts';
import { formatLongDate } from '../domain/policies/policy.ts';
import { formatNames } from '../domain/text/wording.ts';
import type { FactPage } from './fact-page.ts';

/** A figure, how pages say it (its value in the only group), and what it is. */
type Statement = readonly [figure: string, pattern: RegExp, is: string | number];

const { deposit, additionalDriver, fees, insurance } = rentalTerms;
const { perMileUsd, minFreeSaleUsd, missed } = deliveryTerms;

const statements: readonly Statement[] = [
  ['founding year', /\b(?:since|started in|Founded(?: in)?) (\d{4})\b/g, business.founded],
  ['years in business', /years in business\n(.+)/g, business.yearsClaim],
  ['customers', /happy customers\n(.+)/g, business.customersClaim],
  ['customers', /more than (\d+) customers/g, parseInt(business.customersClaim, 10)],
  [
    'municipalities',
    RegExp(`\\b(\\d+) (?:${formatNames(business.counties)} county )?municipalities\\b`, 'g'),
    places.length,
  ],
  ['municipalities', /municipalities served\n(\d+)/g, places.length],
  ...business.counties.map(
    (county): Statement => [
      `places in ${county} County`,
      RegExp(`(\\d+) in ${county} County`, 'g'),
      placesIn(county).length,
    ],
  ),
  [
    'reply',
    /\b(?:answer|reply|confirm)\b[^.\n]{0,30} within (\d+) hours/g,
    business.replyWithinHours,
  ],
  ['reply', /allow up to (\d+) hours/g, business.replyWithinHours],
  ['usual reply', /usually[^.\n]* (\d–\d) business hours/g, business.replyTypicalHours],
  ['repairs', /repairs take (\S+) hours/g, repairHours],
  ['hourly rate', /[Ff]rom (\$\d+) per hour/g, formatUsd(hourlyFromUsd)],
  ['financing', /(\d\S* (?:APR )?financing[^.:,;|\n]*)/g, business.financingClaim],

  ...physicalShowrooms.flatMap(({ city, freeDeliveryMiles = 0 }) =>
    [
      `(\\d+)-mile (?:zone|radius|free zone) around (?:our )?${city}`,
      `${city} showroom, (?:inside|beyond) the (\\d+)-mile`,
    ].map((words): Statement => [`free zone of ${city}`, RegExp(words, 'g'), freeDeliveryMiles]),
  ),
  ['delivery beyond the zone', /(\$\d+) (?:per|a) mile/g, formatUsd(perMileUsd)],
  [
    'rental miles',
    /(?:free for|[Tt]he first|per mile beyond) (\d+) miles/g,
    deliveryTerms.rentalsPageFreeMiles,
  ],
  [
    'free sale',
    /(?:sales?|purchases?|order|purchase) (?:of|is|comes to) (\$[\d,]+) or more/gi,
    formatUsd(minFreeSaleUsd),
  ],
  ['free sale', /sale under (\$[\d,]+)/g, formatUsd(minFreeSaleUsd)],
  ['rush', /(\$\d+) rush fee/g, formatUsd(deliveryTerms.sameDayRental.rushUsd)],
  ['white glove', /For (\$\d+), white glove/g, formatUsd(deliveryTerms.whiteGloveUsd)],
  [
    'missed appointment',
    /(\$\d+) per missed appointment|missed appointment (\$\d+)/g,
    formatUsd(missed.feeUsd),
  ],
  ['access', /at least (\d+) feet wide/g, deliveryTerms.access.pathWidthFeet],
  ['clearance', /(\d+) feet of overhead clearance/g, deliveryTerms.access.clearanceFeet],

  ['smallest age', /\b(\d+) or older/g, rentalTerms.minAge],
  ['smallest age', /adult \((\d+)\+\)/g, deliveryTerms.receiverMinAge],
  ['deposit of a 4-seater', /(\$\d+) (?:for a )?4-seater/g, formatUsd(deposit.fourSeater)],
  ['deposit of a 6-seater', /(\$\d+) (?:for a )?6-seater/g, formatUsd(deposit.sixSeater)],
  ['deposit of a utility cart', /(\$\d+) (?:for a )?utility/g, formatUsd(deposit.utility)],
  [
    'late return',
    /[Ll]ate[^.\n]{0,30} (?:costs?|charged at) (\$\d+) per hour/g,
    formatUsd(fees.latePerHourUsd),
  ],
  ['additional drivers', /[Uu]p to (\d+) additional drivers/g, additionalDriver.max],
  [
    'additional driver',
    /additional drivers[^.\n]*? for (\$\d+) each/g,
    formatUsd(additionalDriver.feeUsd),
  ],
  ['longest rental', /(?:,| for)? up to (\d+) days/g, rentalTerms.maxDays],
  [
    'longest rental',
    /(\d+) days is the longest rental|hours at least(?: and|,) (\d+) days at most/g,
    rentalTerms.maxDays,
  ],
  ['longest rental', /longest is (\d+) days/g, rentalTerms.maxDays],
  ['rental period', /(\d+)-hour (?:increments|periods|steps)/g, rentalTerms.periodHours],
  ['insurance per person', /(\$[\d,]+) per person/g, formatUsd(insurance.perPersonUsd)],
  ['insurance per accident', /(\$[\d,]+) per accident/g, formatUsd(insurance.perAccidentUsd)],
  [
    'insurance of property',
    /(\$[\d,]+) for property damage/g,
    formatUsd(insurance.propertyDamageUsd),
  ],
  [
    'free cancellation',
    /[Uu]p to (\d+) hours before the start/g,
    rentalTerms.cancellation.freeUntilHours,
  ],

  [
    'storage indoors',
    /winter package is (\$\d+) indoor/g,
    formatUsd(storageTerms.winter.indoorUsd),
  ],
  ['late storage', /late fee of (\$\d+)|a (\$\d+) late fee/g, formatUsd(storageTerms.late.feeUsd)],
  ['notice', /(\d+) days’ notice/g, storageTerms.terminationNoticeDays],
  ['abandoned carts', /subject to a lien after (\d+) days/g, storageTerms.abandonedLienDays],
  ['return of a new cart', /New(?: cart)?, under \d+ miles\n(\d+) days/g, returnTerms.newCart.days],
  ['return of a new cart', /within (\d+) days and under \d+ miles/g, returnTerms.newCart.days],
  ['miles of a returned cart', /[Uu]nder (\d+) miles/g, returnTerms.newCart.underMiles],
  ['defects', /tell us within (\d+) hours/g, returnTerms.defectReportHours],
  ['refund', /refund within (\d+) business days/g, returnTerms.refundWithinBusinessDays],
  ['effective date', /Effective Date: (\w+ \d+, \d{4})/g, formatLongDate(effectiveDate)],
  ['retention', /retention in \d{4} was (\d+)%/g, staffing.retentionPercent],
  [
    'development budget',
    /(\$[\d,]+) a year for each employee/g,
    formatUsd(staffing.developmentBudgetUsd),
  ],
];

/** Terms and legal figures of all pages against their constants, and distances against one another. */
export function checkFigures(pages: readonly FactPage[]): string[] {
  return [...statements.flatMap((statement) => sayings(statement, pages)), ...distances(pages)];
}

function sayings([figure, pattern, is]: Statement, pages: readonly FactPage[]): string[] {
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].flatMap(([words, ...groups]) => {
      const value = groups.find((group) => group !== undefined)?.trim();
      return value === String(is) ? [] : [`${path}: ${figure} is ${is}, not "${words.trim()}"`];
    }),
  );
}

/** Figures that no page says any more: their statement checks nothing and has to follow the words. */
export function unsaidFigures(pages: readonly FactPage[]): string[] {
  return statements
    .filter(([, pattern]) => !pages.some(({ text }) => text.search(pattern) !== -1))
    .map(([figure, pattern]) => `${figure}: ${pattern.source}`);
}

/** A place as far from its neighbor as the neighbor is from it, whichever page says so. */
function distances(pages: readonly FactPage[]): string[] {
  const sources = new Map<string, string>();
  const problems: string[] = [];
  for (const { path, text } of pages) {
    const here = places.find(({ slug }) => path === `/${slug}-golf-carts`);
    if (here === undefined) continue;
    for (const [, name = '', miles = ''] of text.matchAll(
      /^(.+) \((about \d+ miles?|[^)]*mile[^)]*)\)$/gm,
    )) {
      const pair = [placeLabel(here), name].sort().join(' and ');
      const before = sources.get(pair);
      if (before !== undefined && before !== miles)
        problems.push(`${path}: ${pair}: ${before} or ${miles}?`);
      sources.set(pair, miles);
    }
  }
  return problems;
}
