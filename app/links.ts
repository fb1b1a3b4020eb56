import type { CartAlertKind } from '../domain/alerts/alert.ts';
import type { Showroom } from '../domain/dealer/showroom.ts';
import {
  type ContactFrom,
  contactParameters,
  type WishField,
  wishFields,
} from '../domain/enquiries/contact-parameters.ts';
import { referenceOf } from '../domain/enquiries/enquiry.ts';
import type { DestinationFields } from '../domain/places/destination-fields.ts';
import { destinationFieldsOf } from '../domain/places/destination-fields.ts';
import type { FinishSlugs } from '../domain/stock/pictures/finish.ts';
import { type Filters, paramsFromFilters } from '../domain/stock/search/filters.ts';
import { vehiclePath } from '../domain/stock/vehicle-path.ts';
import { pathSegment } from '../domain/text/path-segment.ts';

function withQuery(path: string, params: URLSearchParams): string {
  const query = String(params);
  return query === '' ? path : `${path}?${query}`;
}

function paramsOf(values: object): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
  return params;
}

function inventoryParams(filters: Filters, page = 1): URLSearchParams {
  const params = paramsFromFilters(filters);
  if (page > 1) params.set('page', String(page));
  return params;
}

type Scheme = keyof typeof prefixes;
const prefixes = { light: '', dark: 'dark-' } as const;

/** Subject of an alert (spec S27.1), as fields of a form or an address. */
export type AlertFor =
  | { readonly search: string }
  | { readonly vehicle: string; readonly when: CartAlertKind };

export const alertParameters = ['search', 'vehicle', 'when'] as const;

type ThankYouFrom = ContactFrom & Readonly<Partial<Record<WishField, string>>>;

/** Subject and reference of a message, and nothing of its sender. */
export const thankYouParameters = [...contactParameters, ...wishFields, 'ref'] as const;

export interface ComparedFrom extends DestinationFields {
  readonly ids: readonly string[];
  /** By default, on a phone the rows that differ and elsewhere all. */
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
  apiContact: '/api/contact',
  alerts: '/alerts',
  alertAsked: '/alerts/asked',
  alertFor: (subject: AlertFor) => withQuery('/alerts', paramsOf(subject)),
  sitemap: '/sitemap.xml',

  inventoryWith: (filters: Filters, page?: number) =>
    withQuery('/inventory', inventoryParams(filters, page)),
  inventoryView(filters: Filters, page: number): string {
    const query = String(inventoryParams(filters, page));
    return `/api/vehicles?view=inventory${query && `&${query}`}`;
  },
  /** Without ids, the browser's list. */
  compare({ ids, only, ...to }: ComparedFrom): string {
    const rest = paramsOf({ ...destinationFieldsOf(to), only });
    // Commas stay readable; a plus sign would be read as a space.
    const list = ids.map(pathSegment).join(',').replaceAll('+', '%2B');
    const query = [list && `carts=${list}`, String(rest)].filter(Boolean).join('&');
    return query === '' ? '/compare' : `/compare?${query}`;
  },
  /** Empties the browser's list. */
  emptyList: '/compare?carts=',
  /** Priced for a destination, in the finish of these slugs. */
  vehicle: (id: string, to: DestinationFields = {}, finish: FinishSlugs = {}) =>
    withQuery(vehiclePath(id), paramsOf({ ...to, ...finish })),
  /** spec S10.3 */
  model: (id: string) => `/models/${pathSegment(id)}.glb`,
  /** Another address of the page, for featured carts (spec S3.2). */
  featuredVehicle: (id: string) => `/vehicle/${pathSegment(id)}`,
  contactFrom: (from: ContactFrom) => withQuery('/contact', paramsOf(from)),
  /** spec S3.11 */
  thankYouFor(from: ThankYouFrom, id: string): string {
    const values = [...contactParameters, ...wishFields].map((name) => [name, from[name]]);
    const params = paramsOf({ ...Object.fromEntries(values), ref: referenceOf(id) });
    return withQuery('/thank-you', params);
  },
  /** `/dalton-golf-carts` */
  place: (slug: string) => `/${pathSegment(slug)}-golf-carts`,
  town: (slug: string) => `/towns/${pathSegment(slug)}`,
  placeRentals(slug: string, dates?: RentalDatesAsked): string {
    const path = `/rentals/${pathSegment(slug)}`;
    return dates === undefined ? path : planned(path, { ...dates, town: slug });
  },
  /** An empty town is pickup at a showroom. */
  planned,
  placeList: '/about#places',
  policyList: '/about#policies',

  tel: (phone: { readonly e164: string }) => `tel:${phone.e164}`,
  mail: (address: string) => `mailto:${address}`,
  directions: (address: string) =>
    `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`,
  map: (scheme: Scheme, slug?: string) =>
    `/drawings/${prefixes[scheme]}map${slug === undefined ? '' : `-${slug}`}.svg`,
  dimensions: (scheme: Scheme, modelId: string, paint?: string) =>
    `/drawings/${prefixes[scheme]}dimensions-${pathSegment(modelId)}${paint ? `_${paint}` : ''}.svg`,
  /** QR code from paper to a cart's page. */
  vehicleCode: (id: string) => `/drawings/code-${pathSegment(id)}.svg`,
  mapOf: (address: string) =>
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
  mapFrame: (address: string) =>
    `https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`,
} as const;

/** Besides the place (spec S11.12). */
interface RentalDatesAsked {
  readonly class: string;
  readonly count?: string;
  readonly from: string;
  readonly to: string;
}

function planned(path: string, dates: RentalDatesAsked & { readonly town: string }): string {
  const { count = '1', ...rest } = dates;
  const params = new URLSearchParams({ ...rest, ...(count !== '1' && { count }) });
  return `${path}?${params}#${plannerId}`;
}

/** Search engines skip the variants of a cart's page, and comparisons (spec S20.3). */
export function relOf(href: string): 'nofollow' | undefined {
  return /^\/(?:vehicles\/[^?]*|compare)\?/.test(href) ? 'nofollow' : undefined;
}

export const plannerId = 'planner';

export const listAddresses: Readonly<Record<string, string>> = {
  '/vehicles': links.inventory,
  '/towns': links.placeList,
  '/policies': links.policyList,
};
