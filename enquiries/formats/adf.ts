import { business } from '../../domain/dealer/business/identity.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import { interestLabels } from '../../domain/enquiries/enquiry-fields.ts';
import { easternTime, vehicleAddress } from '../../domain/enquiries/enquiry-in-words.ts';
import type { EnquiryVehicle } from '../../domain/enquiries/stored-enquiry.ts';
import {
  type EnquiryTradeIn,
  tradeInFacts,
  tradeInInWords,
} from '../../domain/enquiries/trade-in.ts';
import { dealerAt, wishInWords, wishSpan } from '../../domain/enquiries/wishes/wish-days.ts';
import { wishTopicLabels } from '../../domain/enquiries/wishes/wishes.ts';
import { mainShowroom } from '../../domain/places/showrooms.ts';
import { nameWithoutYearAndBrand } from '../../domain/stock/model-name.ts';
import { conditions } from '../../domain/stock/offer/offer.ts';
import { withoutOverrides } from '../../domain/text/clean-text.ts';
import { asciiXmlText } from '../../domain/text/xml-text.ts';

/** Auto-lead Data Format 1.0, in its DTD's order; plain ASCII, which no mail server spoils. */

/** As CRMs document them; the lines in the standard are not XML. */
export const adfHead = '<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>\n';
export const adfTail = '</adf>\n';

export function toAdf(enquiry: Enquiry, siteUrl: string, dealer: Dealer): string {
  return adfHead + toProspect(enquiry, siteUrl, dealer) + adfTail;
}

export function toProspect(enquiry: Enquiry, siteUrl: string, dealer: Dealer): string {
  const { name, email } = business;
  const { phone } = dealer;
  const drive = dealerAt(dealer, enquiry.vehicles);
  const lines = element('prospect', { status: 'new' }, [
    element('id', { sequence: '1', source: name }, enquiry.id),
    element('requestdate', {}, easternTime(enquiry.receivedAt)),
    ...vehicleElements(enquiry, siteUrl),
    element('customer', {}, [
      element('contact', {}, [
        element('name', { part: 'first' }, enquiry.firstName),
        element('name', { part: 'last' }, enquiry.lastName),
        element('email', {}, enquiry.email),
        element('phone', { type: 'voice', time: 'nopreference' }, enquiry.phone),
      ]),
      timeframeElement(enquiry, drive),
      element('comments', {}, commentsOf(enquiry, drive)),
    ]),
    element('vendor', {}, [
      element('vendorname', {}, name),
      element('url', {}, siteUrl),
      element('contact', {}, [
        element('name', { part: 'full', type: 'business' }, name),
        element('email', {}, email),
        element('phone', { type: 'voice' }, phone.shown),
        addressElement(),
      ]),
    ]),
    element('provider', {}, [
      element('name', { part: 'full', type: 'business' }, name),
      element('service', {}, 'Website enquiry'),
      element('url', {}, siteUrl),
      element('email', {}, email),
      element('phone', { type: 'voice' }, phone.shown),
    ]),
  ]);
  return `${lines}\n`;
}

/** Unknown required elements get placeholders; an unknown condition is `used`. */
function vehicleElement(
  vehicle: EnquiryVehicle,
  interest: string | undefined,
  requestYear: string,
  siteUrl: string,
) {
  const { id, brand, year, vin, serialNumber, stockNumber, price, condition } = vehicle;
  const comments = [
    vehicleAddress(siteUrl, vehicle),
    serialNumber && `Serial number: ${serialNumber}`,
    condition === 'demo' && 'A display unit.',
    condition === undefined && 'The condition is not stated; the status is a placeholder.',
    year === undefined && 'The model year is not stated; the year is a placeholder.',
  ];
  const { feedCondition: status } = conditions[condition ?? 'used'];
  return element('vehicle', { interest, status }, [
    element('id', { source: business.name }, id),
    element('year', {}, String(year ?? requestYear)),
    element('make', {}, brand),
    element('model', {}, nameWithoutYearAndBrand({ name: vehicle.model ?? vehicle.name, brand })),
    element('vin', {}, vin),
    element('stock', {}, stockNumber),
    colorElement(vehicle),
    element('price', { type: 'asking', currency: 'USD' }, price?.toString()),
    element('comments', {}, comments.filter(Boolean).join('\n')),
  ]);
}

/** One preference; an open color is an empty element. */
function colorElement({ askedPaint, askedSeats }: EnquiryVehicle): string {
  if (askedPaint === undefined && askedSeats === undefined) return '';
  return element('colorcombination', {}, [
    element('interiorcolor', {}, askedSeats ?? ''),
    element('exteriorcolor', {}, askedPaint ?? ''),
    element('preference', {}, '1'),
  ]);
}

const adfConditions = {
  'runs-well': 'good',
  'runs-with-problems': 'fair',
  'does-not-run': 'poor',
} as const satisfies Readonly<Record<EnquiryTradeIn['condition'], string>>;

/** The standard has a field for miles only; hours are in the comments. */
function tradeInElement(tradeIn: EnquiryTradeIn, requestYear: string): string {
  const { make, model, year, miles, condition } = tradeIn;
  const comments = [
    ...tradeInFacts(tradeIn),
    year === undefined && 'The model year is not stated; the year is a placeholder.',
  ];
  return element('vehicle', { interest: 'trade-in', status: 'used' }, [
    element('year', {}, String(year ?? requestYear)),
    element('make', {}, make),
    element('model', {}, model),
    element('odometer', { status: 'unknown', units: 'mi' }, miles?.toString()),
    element('condition', {}, adfConditions[condition]),
    element('comments', {}, comments.filter(Boolean).join('\n')),
  ]);
}

/** A lease is the nearest to a rental; service and parts have none, because `buy` goes to sales. */
const adfInterests: Readonly<Record<Enquiry['interest'], string | undefined>> = {
  sales: 'buy',
  'trade-in': 'buy',
  general: 'buy',
  rental: 'lease',
  service: undefined,
  parts: undefined,
};

function vehicleElements(enquiry: Enquiry, siteUrl: string): readonly string[] {
  const { vehicles, plan, wishes, tradeIn, interest: about, receivedAt } = enquiry;
  const requestYear = easternTime(receivedAt).slice(0, 4);
  const isTestDrive = wishes?.some(({ topic }) => topic === 'test-drive');
  const usual = plan === undefined ? adfInterests[about] : 'lease';
  const interest = isTestDrive ? 'test-drive' : usual;
  const named = vehicles.map((vehicle) => vehicleElement(vehicle, interest, requestYear, siteUrl));
  if (tradeIn !== undefined) return [...named, tradeInElement(tradeIn, requestYear)];
  if (named.length > 0) return named;
  return [
    element('vehicle', { interest, status: 'new' }, [
      element('year', {}, requestYear),
      element('make', {}, 'Golf cart'),
      element('model', {}, plan ?? interestLabels[about]),
      element(
        'comments',
        {},
        'No particular vehicle: year, make, model, and status are placeholders.',
      ),
    ]),
  ];
}

function timeframeElement({ wishes = [] }: Enquiry, dealer: Dealer): string {
  const spans = wishes.flatMap((wish) => wishSpan(wish, dealer) ?? []);
  const starts = spans.map(({ start }) => start.toISOString()).sort();
  const ends = spans.map(({ end }) => end.toISOString()).sort();
  const [earliest, latest] = [starts[0], ends.at(-1)];
  if (wishes.length === 0) return '';
  return element('timeframe', {}, [
    element('description', {}, wishes.map((wish) => wishInWords(wish, dealer)).join('; ')),
    element('earliestdate', {}, earliest && easternTime(earliest)),
    element('latestdate', {}, latest && easternTime(latest)),
  ]);
}

function commentsOf(enquiry: Enquiry, dealer: Dealer): string {
  const { firstCampaign, lastCampaign, page } = enquiry.source;
  const campaign = Object.entries({ ...firstCampaign, ...lastCampaign });
  return [
    `About: ${interestLabels[enquiry.interest]}`,
    ...(enquiry.plan === undefined ? [] : [`Plan: ${enquiry.plan}`]),
    ...(enquiry.wishes ?? []).map(
      (wish) => `${wishTopicLabels[wish.topic]}: ${wishInWords(wish, dealer)}`,
    ),
    ...(enquiry.fetchFrom === undefined ? [] : [`Fetch it from: ${enquiry.fetchFrom}`]),
    ...(enquiry.tradeIn === undefined ? [] : [`Trade-in: ${tradeInInWords(enquiry.tradeIn)}`]),
    ...(page === undefined ? [] : [`Page: ${page}`]),
    ...campaign.map(([name, value]) => `${name}: ${value}`),
    '',
    enquiry.message,
  ].join('\n');
}

function addressElement(): string {
  const { street, city, region, postalCode } = mainShowroom.address;
  return element('address', { type: 'work' }, [
    element('street', { line: '1' }, street),
    element('city', {}, city),
    element('regioncode', {}, region),
    element('postalcode', {}, postalCode),
    element('country', {}, 'US'),
  ]);
}

function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content: string | readonly string[] | undefined,
): string {
  if (content === undefined) return '';
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escapeXml(value)}"`,
  );
  const inside =
    typeof content === 'string'
      ? escapeXml(content)
      : `\n${content.filter((child) => child !== '').join('\n')}\n`;
  return `<${name}${pairs.join('')}>${inside}</${name}>`;
}

/** Stored text may reverse a line's direction. */
function escapeXml(text: string): string {
  return asciiXmlText(withoutOverrides(text));
}
