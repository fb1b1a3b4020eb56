import type { CartAlertKind } from '../domain/alerts/alert.ts';
import type { FinishNames } from '../domain/catalogue/known-models/finish-list.ts';
import { type Filters, paramsFromFilters } from '../domain/catalogue/search/filters.ts';
import { vehiclePath } from '../domain/catalogue/vehicle-path.ts';
import type { Showroom } from '../domain/dealership/showroom.ts';
import { referenceOf } from '../domain/enquiries/enquiry.ts';
import { type WishField, wishFields } from '../domain/enquiries/wishes/wish-fields.ts';
import type { DestinationFields } from '../domain/places/destination-fields.ts';
import { destinationFieldsOf } from '../domain/places/destination-fields.ts';
import { pathSegment } from '../domain/text/path-segment.ts';

/** Every address of the site. Components build no paths themselves. */

function withQuery(path: string, params: URLSearchParams): string {
  const query = String(params);
  return query === '' ? path : `${path}?${query}`;
}

/** The parameters that have a value. */
function paramsOf(values: object): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
  return params;
}

/** The filters, and the page of their result where it is not the first. */
function inventoryParams(filters: Filters, page = 1): URLSearchParams {
  const params = paramsFromFilters(filters);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The color scheme that a drawing is for, and what its address begins with. */
type Scheme = keyof typeof prefixes;
const prefixes = { light: '', dark: 'dark-' } as const;

/** The subject of a request for an alert (spec S27.1), as fields of a form and of an address. */
export type AlertFor =
  | { readonly search: string }
  | { readonly vehicle: string; readonly when: CartAlertKind };

/** Every parameter that the page of alerts reads. */
export const alertParameters = ['search', 'vehicle', 'when'] as const;

/**
 * Every parameter the contact page reads, in the order of its cache key: what a visitor came from or
 * asks about.
 */
export const contactParameters = [
  'vehicle',
  /** Ids of several vehicles, separated by commas. */
  'vehicles',
  /** Slugs of the finish that is asked for, of the list of the vehicle's series. */
  'paint',
  'seats',
  /** A model or a series of which none is in stock, by the id of its address. */
  'model',
  'plan',
  'place',
  /** A rental of the planner: its class, its carts, and its first and last day, `YYYY-MM-DD`. */
  'class',
  'count',
  'from',
  'to',
  /** One of {@link contactTopics}. */
  'topic',
] as const;

export const contactTopics = [
  'service',
  'parts',
  'test-drive',
  'rental',
  'trade-in',
  'delivery',
  'photos',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** The page or subject that a visitor comes from, as query parameters of the contact page. */
export type ContactFrom = Readonly<Partial<Record<ContactParameter, string>>> & {
  readonly topic?: ContactTopic;
};
type ContactParameter = (typeof contactParameters)[number];

type ThankYouFrom = ContactFrom & Readonly<Partial<Record<WishField, string>>>;

/**
 * Parameters of the page after a message: what it was about, as the site knows it, its reference,
 * and nothing of who sent it.
 */
export const thankYouParameters = [...contactParameters, ...wishFields, 'ref'] as const;

/** The carts and options of a comparison. */
export interface ComparedFrom extends DestinationFields {
  readonly ids: readonly string[];
  /** The rows of its table; without it, on a phone those that differ and elsewhere all. */
  readonly only?: 'differences' | 'all';
}

export const links = {
  home: '/',
  inventory: '/inventory',
  rentals: '/rentals',
  services: '/services',
  showroom: '/showroom',
  showroomMap: (id: Showroom['id']) => `/showroom?map=${id}#map`,
  contact: '/contact',
  /** The form of a trade-in; with a cart's id, for that cart. */
  tradeIn: (vehicle?: string) => withQuery('/trade-in', paramsOf({ vehicle })),
  about: '/about',
  ecoImpact: '/eco-impact',
  brand: (slug: string) => `/${pathSegment(slug)}`,
  thankYou: '/thank-you',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  feedback: '/policies/feedback-policy',
  deliveryPolicy: '/policies/delivery-policy',
  streetLegal: '/street-legal',
  serviceOf: (part: string) => `/services#${part}`,
  apiVehicles: '/api/vehicles',
  apiContact: '/api/contact',
  alerts: '/alerts',
  alertAsked: '/alerts/asked',
  /** The form for an alert about a search or one cart. */
  alertFor: (subject: AlertFor) => withQuery('/alerts', paramsOf(subject)),
  newArrivals: '/new-arrivals.xml',
  sitemap: '/sitemap.xml',
  /** A product or vehicle feed, by its file name. */
  feed: (name: string) => `/feeds/${name}`,

  inventoryWith: (filters: Filters, page?: number) =>
    withQuery('/inventory', inventoryParams(filters, page)),
  /** The same as data, for the inventory's own script. */
  inventoryView(filters: Filters, page: number): string {
    const query = String(inventoryParams(filters, page));
    return `/api/vehicles?view=inventory${query && `&${query}`}`;
  },
  /** Carts side by side; without ids the list that the browser keeps. */
  compare({ ids, only, ...to }: ComparedFrom): string {
    const rest = paramsOf({ ...destinationFieldsOf(to), only });
    // Commas stay readable; a plus sign would be read as a space.
    const list = ids.map(pathSegment).join(',').replaceAll('+', '%2B');
    const query = [list && `carts=${list}`, String(rest)].filter(Boolean).join('&');
    return query === '' ? '/compare' : `/compare?${query}`;
  },
  /** The comparison of no carts, which empties the list that the browser keeps. */
  emptyList: '/compare?carts=',
  /** A vehicle's page; with a destination, priced for delivery there; in the finish of these slugs. */
  vehicle: (id: string, to: DestinationFields = {}, finish: FinishNames = {}) =>
    withQuery(vehiclePath(id), paramsOf({ ...to, ...finish })),
  /** The model of a cart for the viewer (spec S10.3). */
  model: (id: string) => `/models/${pathSegment(id)}.glb`,
  /** The same page at the address used by featured carts (spec S3.2). */
  featuredVehicle: (id: string) => `/vehicle/${pathSegment(id)}`,
  contactFrom: (from: ContactFrom) => withQuery('/contact', paramsOf(from)),
  /** The page after a message that came from there and was kept with this id (spec S3.11). */
  thankYouFor(from: ThankYouFrom, id: string): string {
    const values = [...contactParameters, ...wishFields].map((name) => [name, from[name]]);
    const params = paramsOf({ ...Object.fromEntries(values), ref: referenceOf(id) });
    return withQuery('/thank-you', params);
  },
  /** A place's landing page, `/dalton-golf-carts`. */
  place: (slug: string) => `/${pathSegment(slug)}-golf-carts`,
  /** The landing page's other address. */
  town: (slug: string) => `/towns/${pathSegment(slug)}`,
  /** A place's rental page; with dates, at the planner's answer for them. */
  placeRentals(slug: string, dates?: RentalDatesAsked): string {
    const path = `/rentals/${pathSegment(slug)}`;
    return dates === undefined ? path : planned(path, { ...dates, town: slug });
  },
  /** The planner's answer on the page at this path; an empty town is pickup at a showroom. */
  planned,
  placeList: '/about#places',
  /** The footer's links to every policy. */
  policyList: '/about#policies',

  tel: (phone: { readonly e164: string }) => `tel:${phone.e164}`,
  mail: (address: string) => `mailto:${address}`,
  /** Directions in the outside map service. */
  directions: (address: string) =>
    `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`,
  /** Our own map for a color scheme, with a place marked or without. */
  map: (scheme: Scheme, slug?: string) =>
    `/drawings/${prefixes[scheme]}map${slug === undefined ? '' : `-${slug}`}.svg`,
  /** A model from the side and from the front with its sizes, in the paint of that slug. */
  dimensions: (scheme: Scheme, modelId: string, paint?: string) =>
    `/drawings/${prefixes[scheme]}dimensions-${pathSegment(modelId)}${paint ? `_${paint}` : ''}.svg`,
  /** The code that leads a phone from paper to a cart's page. */
  vehicleCode: (id: string) => `/drawings/code-${pathSegment(id)}.svg`,
  /** The outside map service's page about an address. */
  mapOf: (address: string) =>
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
  /** The outside map service's frame. */
  mapFrame: (address: string) =>
    `https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`,
} as const;

/** The fields of the planner besides the place (spec S11.12). */
export interface RentalDatesAsked {
  readonly class: string;
  /** Of carts; one by default. */
  readonly count?: string;
  readonly from: string;
  readonly to: string;
}

function planned(path: string, dates: RentalDatesAsked & { readonly town: string }): string {
  const { count = '1', ...rest } = dates;
  const params = new URLSearchParams({ ...rest, ...(count !== '1' && { count }) });
  return `${path}?${params}#${plannerId}`;
}

/** Keeps search engines off the variants of a cart's page: at a place or in a finish (spec S20.3). */
export function relOf(href: string): 'nofollow' | undefined {
  return href.startsWith('/vehicles/') && href.includes('?') ? 'nofollow' : undefined;
}

/** The fragment of the planner and of its answer. */
export const plannerId = 'planner';

/** The folder of some pages, by itself, and the list of those pages that it leads to. */
export const listAddresses: Readonly<Record<string, string>> = {
  '/vehicles': links.inventory,
  '/towns': links.placeList,
  '/policies': links.policyList,
};
