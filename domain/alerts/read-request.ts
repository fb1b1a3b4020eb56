import { findVehicle } from '../catalogue/find-vehicle.ts';
import { type Filters, filtersFromParams, paramsFromFilters } from '../catalogue/search/filters.ts';
import { matchesIn } from '../catalogue/search/search-stock.ts';
import { stockIndexOf } from '../catalogue/search/stock-index.ts';
import { departureOf, isGone, type StockedVehicle } from '../catalogue/vehicle.ts';
import { isMailbox } from '../enquiries/enquiry-fields.ts';
import { cleanLine } from '../text/clean-text.ts';
import { type AlertSubject, mostSeenCarts } from './alert.ts';
import { type CurrentStock, isForSale, vehiclesAt } from './for-sale.ts';

/** The fields of a request for an alert, in the form's order (spec S27.1). */
export const alertFields = ['search', 'vehicle', 'when', 'email'] as const;
export type AlertField = (typeof alertFields)[number];
export type AlertErrors = Partial<Record<AlertField, string>>;

/** The subject of a request, as far as the stock has it. */
export interface AskedAlert extends AlertSubject {
  readonly askedPrice?: number;
  /** Carts that the search finds already. */
  readonly seen: readonly string[];
  /** The cart of an alert about one. */
  readonly vehicle?: StockedVehicle;
}

export type ReadSubject =
  | { readonly ok: true; readonly alert: AskedAlert }
  | { readonly ok: false; readonly errors: AlertErrors };

export type AlertValues = Readonly<Partial<Record<AlertField, string>>>;

/** The fault of an address, in words; `undefined` for a right one. */
export function emailFault(email: string | undefined): string | undefined {
  return isMailbox(cleanLine(email ?? '')) ? undefined : 'Invalid email address';
}

/**
 * Reads what is asked for from the fields of a form, an address or the API.
 * @param siteUrl the site's own address: a search on another site is refused
 */
export function readSubject(
  values: AlertValues,
  stock: CurrentStock,
  now: Date,
  siteUrl: string,
): ReadSubject {
  const { search = '', vehicle = '' } = values;
  if (vehicle !== '' && search !== '') {
    return fault('search', 'Ask about a search or about one cart, not about both');
  }
  if (vehicle !== '') return readCart(values, stock, now);
  if (search === '') return fault('search', 'Say which search or which cart you mean');
  const filters = filtersIn(search, siteUrl);
  if (filters === undefined) {
    return fault('search', 'That is not the address of a search in our inventory');
  }
  return { ok: true, alert: searchAlert(plainFilters(filters, stock), stock) };
}

function fault(field: AlertField, words: string): ReadSubject {
  return { ok: false, errors: { [field]: words } };
}

/** The filters of an inventory address, whole or from its path or its question mark on. */
function filtersIn(search: string, siteUrl: string): Filters | undefined {
  const text = search.trim();
  // Longest address that the site answers.
  if (text.length > 8_000 || !/^(?:https?:\/\/|\/|\?)/.test(text)) return undefined;
  const base = new URL('/inventory', siteUrl);
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (url?.origin !== base.origin || url.pathname.replace(/\/$/, '') !== base.pathname) {
    return undefined;
  }
  return filtersFromParams(url.searchParams);
}

/**
 * The filters that decide which carts are found: neither their order nor where they are delivered.
 * Carts like one are those of its make and series, since that one may leave.
 */
function plainFilters(
  { sort: _, town: __, miles: ___, like, ...filters }: Filters,
  { byId }: CurrentStock,
): Filters {
  const model = like === undefined ? undefined : byId.get(like);
  if (model === undefined) return filters;
  return { brand: model.brand, category: model.category, ...filters };
}

function searchAlert(filters: Filters, { vehicles }: CurrentStock): AskedAlert {
  const index = stockIndexOf(vehicles);
  const seen = vehiclesAt(index, matchesIn(index, filters)).filter(isForSale);
  return {
    kind: 'search',
    subject: String(paramsFromFilters(filters)),
    seen: seen.slice(0, mostSeenCarts).map(({ id }) => id),
  };
}

function readCart({ vehicle: id = '', when }: AlertValues, { byId }: CurrentStock, now: Date) {
  const vehicle = findVehicle(byId, id.trim());
  if (vehicle === undefined || isGone(vehicle, now))
    return fault('vehicle', 'We do not know this cart');
  const subject = { subject: vehicle.id, seen: [], vehicle };
  if (when === 'back') {
    return vehicle.inStock
      ? fault('vehicle', 'This cart can be bought now')
      : ({ ok: true, alert: { kind: 'back', ...subject } } as const);
  }
  if (when !== 'price') return fault('when', 'Choose what we tell you: back or price');
  if (departureOf(vehicle) !== undefined) return fault('vehicle', 'This cart is sold');
  const { price } = vehicle;
  if (price === undefined) return fault('vehicle', 'This cart has no price yet: please ask us');
  return { ok: true, alert: { kind: 'price', ...subject, askedPrice: price } } as const;
}

/** The answer to an accepted request, the same for every sender. */
export const lookAtMail =
  'Check your email: we sent you a link to confirm. We send nothing else until you use it.';
