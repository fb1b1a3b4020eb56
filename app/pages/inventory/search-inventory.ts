import { searchInWords, wantedInWords } from '../../../domain/alerts/search-in-words.ts';
import { placeLabel } from '../../../domain/dealer/place.ts';
import { destinationProblem, readDestination } from '../../../domain/places/destination.ts';
import {
  type DestinationFields,
  destinationFieldsOf,
} from '../../../domain/places/destination-fields.ts';
import { findPlace } from '../../../domain/places/find-place.ts';
import { type PolicyKey, policyPaths } from '../../../domain/policies/paths.ts';
import {
  type Filters,
  filtersFromParams,
  pageFromParams,
} from '../../../domain/stock/search/filters.ts';
import type { NamedPage } from '../../../domain/stock/search/query/named-pages.ts';
import type { PageTopic } from '../../../domain/stock/search/query/page-topics.ts';
import type { Requirement } from '../../../domain/stock/search/query/requirements.ts';
import { type SearchResult, searchStock } from '../../../domain/stock/search/search-stock.ts';
import { type StockIndex, stockIndexOf } from '../../../domain/stock/search/stock-index.ts';
import { squeezed } from '../../../domain/stock/search/words.ts';
import type { StockedVehicle } from '../../../domain/stock/vehicle.ts';
import { capitalized, uncapitalized } from '../../../domain/text/wording.ts';
import type { Site } from '../../context.ts';
import { links } from '../../links.ts';
import { atPlace, cardOf } from '../../ui/vehicle/card-of.ts';
import { unitTableOf } from '../../ui/vehicle/unit-table.ts';

export type InventoryView = ReturnType<typeof searchInventory>;
export type NoMatch = ReturnType<typeof noMatchOf>;

export interface PageLink {
  readonly label: string;
  readonly href: string;
  readonly isOutside?: true;
}

/** Results with fewer carts offer an alert (spec S27.12). */
const fewCarts = 4;

type Nearest = Pick<SearchResult, 'namedPages' | 'requirements' | 'closest'>;

function noMatchOf(index: StockIndex, { namedPages, requirements, closest }: Nearest) {
  const cart = wantedInWords(index, requirements, true);
  // "No Club Car in stock", but "No 6-seater under $12,000".
  const place = / (?:under|up to|with|that|matching|priced|over|at) /.test(cart) ? '' : ' in stock';
  return {
    sentence: requirements.some(isOfGoneCart)
      ? 'That cart is no longer listed. Closest:'
      : `No ${cart}${place}. Closest:`,
    closest: closest.map(({ vehicle, missed }) => ({
      card: cardOf(vehicle),
      differs: capitalized(missed.map(uncapitalized).join(', ')),
    })),
    isPageNamed: namedPages.some((page) => 'topic' in page && page.topic !== 'street-legal'),
  };
}

const isAboutOwnCart = (page: NamedPage) =>
  'topic' in page && ['parts', 'service', 'custom', 'pickup'].includes(page.topic);

/** Of an old address with "n like this". */
const isOfGoneCart = ({ from, cart }: Requirement) => from === 'like' && cart === undefined;

const isOneUnit = ({ stockNumber = '', vin = '' }: StockedVehicle, q: string) =>
  [stockNumber, vin, vin.slice(-6)].some((text) => text !== '' && squeezed(text) === squeezed(q));

export function searchInventory(
  stock: readonly StockedVehicle[],
  params: URLSearchParams,
  { financingUrl, stock: { dealer } }: Pick<Site, 'financingUrl' | 'stock'>,
) {
  const { fields, destination } = readDestination(params);
  const problem = destinationProblem(fields, dealer.phone);
  const filters = { ...filtersFromParams(params), ...destinationFieldsOf(fields) };
  const page = pageFromParams(params);
  const index = stockIndexOf(stock);
  const { hits, namedPages, requirements, closest, ...result } = searchStock(index, filters, page);
  const isGone = requirements.some(isOfGoneCart);
  const waitFor =
    result.total > 0 &&
    result.matching < fewCarts &&
    !namedPages.some(isAboutOwnCart) &&
    !hits.some(({ vehicle }) => isOneUnit(vehicle, filters.q))
      ? isGone
        ? 'one like it'
        : searchInWords(index, requirements, true)
      : undefined;
  const cards = hits.map(({ vehicle, count }) => ({
    ...cardOf(vehicle, filters.like === undefined ? count : hits.length),
    ...(count > 1 && {
      alike: { count, href: links.inventoryWith({ ...filters, like: vehicle.id }) },
    }),
    ...(destination && atPlace(vehicle, destination)),
  }));
  return {
    filters,
    ...result,
    cards,
    waitFor,
    noMatch:
      result.matching === 0 ? noMatchOf(index, { namedPages, requirements, closest }) : undefined,
    pageLinks: [
      ...(problem?.towns ?? []).map(({ label, to }): PageLink => {
        return { label, href: links.inventoryWith({ ...filters, ...to }) };
      }),
      ...pageLinksOf(namedPages, financingUrl, filters),
    ],
    placeProblem: problem?.text,
    ...(filters.like !== undefined &&
      cards.length > 1 && { units: unitTableOf(hits.map(({ vehicle }) => vehicle)) }),
  };
}

const section = (key: PolicyKey, id: string) => `${policyPaths[key][0]}#${id}`;

const topics: Readonly<Record<Exclude<PageTopic, 'financing'>, readonly [string, string]>> = {
  payment: ['How a cart is ordered and paid for', section('terms-of-service', 'sales')],
  rental: ['Golf cart rentals', links.rentals],
  'rental-deposit': ['Deposit for a rental', section('rental-policy', 'deposit')],
  'rental-insurance': ['Insurance in a rental', section('rental-policy', 'insurance')],
  'street-legal': ['What makes a cart street legal', links.streetLegal],
  registration: [
    'Registration, plates, and insurance: who to ask',
    `${links.streetLegal}#whom-to-ask`,
  ],
  warranty: ['Warranty', section('terms-of-service', 'sales')],
  returns: ['Returns: how long and what it costs', section('return-policy', 'windows')],
  tax: ['Tax and fees on a sale', section('terms-of-service', 'sales')],
  price: ['How we price', section('ethics-policy', 'selling')],
  batteries: ['Batteries and chargers', links.serviceOf('batteries')],
  service: ['Service and repair', links.services],
  custom: ['Custom work: seats, sound, lift kits, enclosures, paint', links.serviceOf('custom')],
  parts: ['Parts and accessories', links.serviceOf('parts')],
  pickup: ['We pick up your cart for repair', links.serviceOf('reasons')],
  delivery: ['Delivery: where, when, and what it costs', links.deliveryPolicy],
  'trade-in': ['Trade in your cart', links.tradeIn()],
  'test-drive': ['Test-drive it on a real hill', links.contactFrom({ topic: 'test-drive' })],
  storage: ['Storage and its rates', section('storage-policy', 'rates')],
  access: ['Easy boarding and hand controls', section('diversity-policy', 'customers')],
  compare: ['Compare carts side by side', links.compare({ ids: [] })],
  eco: ['What an electric cart saves', links.ecoImpact],
  feedback: ['Feedback, and how we answer it', links.feedback],
  about: ['Who we are', links.about],
  jobs: ['Working here: how we hire', section('diversity-policy', 'hiring')],
  contact: ['Call or write to us', links.contact],
  hours: ['Opening hours', links.showroom],
  showroom: ['Our showrooms', links.showroom],
};

function pageLinksOf(
  pages: readonly NamedPage[],
  financingUrl: string,
  filters: Filters,
): readonly PageLink[] {
  const isRental = pages.some((page) => 'topic' in page && page.topic === 'rental');
  return pages.flatMap((page): readonly PageLink[] => {
    if ('topic' in page) {
      if (page.topic === 'financing') {
        return [{ label: 'Apply for financing', href: financingUrl, isOutside: true }];
      }
      const [label, href] = topics[page.topic];
      return [{ label, href }];
    }
    const pricedFor = (label: string, to: DestinationFields): PageLink => ({
      label: `Prices delivered to ${label}`,
      href: links.inventoryWith({ ...filters, ...destinationFieldsOf(to) }),
    });
    if ('zip' in page) return [pricedFor(page.zip, { place: page.zip })];
    const place = findPlace(page.place)?.place;
    if (place === undefined) return [];
    const label = placeLabel(place);
    return [
      { label: `Golf carts in ${label}`, href: links.place(place.slug) },
      pricedFor(label, { place: label }),
      ...(isRental ? [{ label: `Rentals in ${label}`, href: links.placeRentals(place.slug) }] : []),
    ];
  });
}
