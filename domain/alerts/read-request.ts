import { asciiMailbox, isMailbox } from '../enquiries/enquiry-fields.ts';
import { type Filters, filtersFromParams, paramsFromFilters } from '../stock/search/filters.ts';
import { isGone, type StockedVehicle } from '../stock/vehicle.ts';
import { findVehicle } from '../stock/vehicle-key.ts';
import type { AlertSubject } from './alert.ts';
import { type CurrentStock, cartState, cartsForSale } from './for-sale.ts';

export const alertFields = ['search', 'vehicle', 'when', 'email'] as const;
type AlertField = (typeof alertFields)[number];
export type AlertErrors = Partial<Record<AlertField, string>>;

interface AskedAlert extends AlertSubject {
  readonly askedPrice?: number;
  readonly told: readonly string[];
  readonly vehicle?: StockedVehicle;
}

type ReadSubject =
  | { readonly ok: true; readonly alert: AskedAlert }
  | { readonly ok: false; readonly errors: AlertErrors };

export type AlertValues = Readonly<Partial<Record<AlertField, string>>>;

export function emailFault(email: string | undefined): string | undefined {
  return isMailbox(asciiMailbox(email ?? '')) ? undefined : 'Invalid email address';
}

/** `siteUrl`: searches on another site are refused. */
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

/** `search`: an address, whole or from its path or its question mark on. */
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

/** Drops order and delivery; `like` becomes make and series, as its cart may leave. */
function plainFilters(
  { sort: _, town: __, miles: ___, like, ...filters }: Filters,
  { byId }: CurrentStock,
): Filters {
  const model = like === undefined ? undefined : byId.get(like);
  if (model === undefined) return filters;
  return { brand: model.brand, category: model.category, ...filters };
}

function searchAlert(filters: Filters, stock: CurrentStock): AskedAlert {
  return {
    kind: 'search',
    subject: String(paramsFromFilters(filters)),
    told: cartsForSale(filters, stock).map(({ id }) => id),
  };
}

function readCart(
  { vehicle: id = '', when }: AlertValues,
  { byId }: CurrentStock,
  now: Date,
): ReadSubject {
  const vehicle = findVehicle(byId, id.trim());
  if (vehicle === undefined || isGone(vehicle, now)) {
    return fault('vehicle', 'We do not know this cart');
  }
  const state = cartState(vehicle);
  const alert = { subject: vehicle.id, told: [state], vehicle };
  if (when === 'back') {
    return state === 'here'
      ? fault('vehicle', 'This cart can be bought now')
      : { ok: true, alert: { kind: 'back', ...alert } };
  }
  if (when !== 'price') return fault('when', 'Choose what we tell you: back or price');
  if (state === 'gone') return fault('vehicle', 'This cart is sold');
  const { price } = vehicle;
  if (price === undefined) return fault('vehicle', 'This cart has no price yet: please ask us');
  return { ok: true, alert: { kind: 'price', ...alert, askedPrice: price } };
}

export const lookAtMail =
  'Check your email: we sent you a link to confirm. We’ll send nothing else until you use it.';
