import { business, poconoPines } from '../business.ts';
import { nameWithoutYearAndBrand } from '../catalogue/model-name.ts';
import { withoutOverrides } from '../text/clean-text.ts';
import { asciiXmlText } from '../text/xml-text.ts';
import type { Lead } from './lead.ts';
import { vehicleAddress } from './lead-in-words.ts';
import { interestLabels } from './message.ts';

/**
 * Enquiries in the Auto-lead Data Format 1.0, which dealers' customer systems read from mail. The
 * order of elements, and which have to be there, are the ADF 1.0 DTD's:
 *
 *     prospect  id*, requestdate, vehicle+, customer, vendor, provider?
 *     vehicle   id*, year, make, model, vin?, stock?, …, price?, …, comments?
 *     customer  contact, id*, timeframe?, comments?
 *     vendor    id*, vendorname, url?, contact
 *     provider  id*, name, service?, url?, email?, phone?, contact?
 *     contact   name+, email and/or phone+, address?
 *
 * Text is plain ASCII with character references, so no mail server on the way can spoil it.
 */

/** What stands before the prospects; written this way by the standard, though it isn't XML. */
export const adfHead = '<?ADF VERSION "1.0"?>\n<?XML VERSION "1.0"?>\n<adf>\n';
export const adfTail = '</adf>\n';

/** The whole document for one enquiry. `siteUrl` is an origin without a trailing slash. */
export function toAdf(lead: Lead, siteUrl: string): string {
  return adfHead + toProspect(lead, siteUrl) + adfTail;
}

/** One enquiry of a document between {@link adfHead} and {@link adfTail}. */
export function toProspect(lead: Lead, siteUrl: string): string {
  const { name, email, phone } = business;
  const lines = element('prospect', { status: 'new' }, [
    element('id', { sequence: '1', source: name }, lead.id),
    element('requestdate', {}, easternTime(lead.receivedAt)),
    vehicleOf(lead, siteUrl),
    element('customer', {}, [
      element('contact', {}, [
        element('name', { part: 'first' }, lead.firstName),
        element('name', { part: 'last' }, lead.lastName),
        element('email', {}, lead.email),
        element('phone', { type: 'voice', time: 'nopreference' }, lead.phone),
      ]),
      element('comments', {}, commentsOf(lead)),
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

/**
 * Year, make and model are required. A cart that states no year is given the year of the request,
 * and an enquiry about no cart a placeholder that says what it is about; the comments say so.
 */
function vehicleOf(lead: Lead, siteUrl: string): string {
  const { vehicle } = lead;
  const requestYear = easternTime(lead.receivedAt).slice(0, 4);
  // A rental is nearest to a lease among what the standard knows.
  const interest = lead.plan === undefined ? 'buy' : 'lease';
  if (vehicle === undefined) {
    return element('vehicle', { interest, status: 'new' }, [
      element('year', {}, requestYear),
      element('make', {}, 'Golf cart'),
      element('model', {}, lead.plan ?? interestLabels[lead.interest]),
      element('comments', {}, 'No particular vehicle: year, make and model are placeholders.'),
    ]);
  }
  const { id, brand, year, vin, stockNumber, price, condition } = vehicle;
  return element('vehicle', { interest, ...(condition && { status: condition }) }, [
    element('id', { source: business.name }, id),
    element('year', {}, year === undefined ? requestYear : String(year)),
    element('make', {}, brand),
    element('model', {}, nameWithoutYearAndBrand(vehicle)),
    vin === undefined ? '' : element('vin', {}, vin),
    stockNumber === undefined ? '' : element('stock', {}, stockNumber),
    price === undefined ? '' : element('price', { type: 'asking', currency: 'USD' }, String(price)),
    element(
      'comments',
      {},
      [
        vehicleAddress(siteUrl, vehicle),
        ...(year === undefined ? ['The model year is not stated; the year is a placeholder.'] : []),
      ].join('\n'),
    ),
  ]);
}

function commentsOf(lead: Lead): string {
  const { firstCampaign, lastCampaign, page } = lead.source;
  const campaign = Object.entries({ ...firstCampaign, ...lastCampaign });
  return [
    `About: ${interestLabels[lead.interest]}`,
    ...(lead.plan === undefined ? [] : [`Plan: ${lead.plan}`]),
    ...(page === undefined ? [] : [`Page: ${page}`]),
    ...campaign.map(([name, value]) => `${name}: ${value}`),
    '',
    lead.message,
  ].join('\n');
}

function addressElement(): string {
  const { street, city, region, postalCode } = poconoPines.address;
  return element('address', { type: 'work' }, [
    element('street', { line: '1' }, street),
    element('city', {}, city),
    element('regioncode', {}, region),
    element('postalcode', {}, postalCode),
    element('country', {}, 'US'),
  ]);
}

/** An element with text, which is escaped, or with child elements, which are not. */
function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly string[],
): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inside =
    typeof content === 'string'
      ? escapeXml(content)
      : `\n${content.filter((child) => child !== '').join('\n')}\n`;
  return `<${name}${given.join('')}>${inside}</${name}>`;
}

/** Without the characters that turn a line's direction around, which stored text may still have. */
function escapeXml(text: string): string {
  return asciiXmlText(withoutOverrides(text));
}

const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
});

/** `"2026-05-01T12:00:00.000Z"` → `"2026-05-01T08:00:00-04:00"`: the dealer's wall clock. */
function easternTime(iso: string): string {
  const parts = Object.fromEntries(
    eastern.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second, timeZoneName = '' } = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${timeZoneName.replace('GMT', '')}`;
}
