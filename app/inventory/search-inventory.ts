import { cartInWords, searchInWords } from '../../domain/alerts/search-in-words.ts';
import { filtersFromParams } from '../../domain/catalogue/search/filters.ts';
import type { NamedPage } from '../../domain/catalogue/search/query/named-pages.ts';
import { type SearchResult, searchStock } from '../../domain/catalogue/search/search-stock.ts';
import { type StockIndex, stockIndexOf } from '../../domain/catalogue/search/stock-index.ts';
import { squeezed } from '../../domain/catalogue/search/words.ts';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { destinationProblem, readDestination } from '../../domain/places/destination.ts';
import { destinationFieldsOf } from '../../domain/places/destination-fields.ts';
import { uncapitalized } from '../../domain/text/wording.ts';
import type { InventoryView, NoMatch } from '../islands/inventory/inventory-view.ts';
import { links } from '../links.ts';
import { atPlace, cardOf } from '../ui/vehicle/card-of.ts';
import { unitTableOf } from '../ui/vehicle/unit-table.ts';
import { pageLinksOf } from './named-pages.ts';

/** Results with fewer carts offer an alert (spec S27.12). */
const fewCarts = 4;

function noMatchOf(
  index: StockIndex,
  {
    namedPages,
    requirements,
    closest,
  }: Pick<SearchResult, 'namedPages' | 'requirements' | 'closest'>,
): NoMatch {
  const cart = cartInWords(index, requirements, true);
  // "No Club Car in stock", but "No 6-seater under $12,000".
  const place = / (?:under|up to|with|that|matching|priced|over|at) /.test(cart) ? '' : ' in stock';
  return {
    sentence: `No ${cart}${place}. Closest:`,
    closest: closest.map(({ vehicle, missed }) => ({
      card: cardOf(vehicle),
      differs: missed.map(uncapitalized).join(', '),
    })),
    // Carts are street legal too.
    isPageNamed: namedPages.some((page) => 'topic' in page && page.topic !== 'street-legal'),
  };
}

const isAboutOwnCart = (page: NamedPage) =>
  'topic' in page && ['parts', 'service', 'custom', 'pickup'].includes(page.topic);

/** Whether a cart's stock number or VIN was typed: there is no other that could come in. */
const isOneUnit = ({ stockNumber = '', vin = '' }: StockedVehicle, q: string) =>
  [stockNumber, vin, vin.slice(-6)].some((text) => text !== '' && squeezed(text) === squeezed(q));

/** The result of a search, on the inventory's page and as the JSON for its script. */
export function searchInventory(
  stock: readonly StockedVehicle[],
  params: URLSearchParams,
  financingUrl: string,
): InventoryView {
  const { fields, destination } = readDestination(params);
  const problem = destinationProblem(fields);
  const filters = { ...filtersFromParams(params), ...destinationFieldsOf(fields) };
  const page = Number.parseInt(params.get('page') ?? '', 10) || 1;
  const index = stockIndexOf(stock);
  const { offers, namedPages, requirements, closest, ...result } = searchStock(
    index,
    filters,
    page,
  );
  const waitFor =
    result.total > 0 &&
    result.matching < fewCarts &&
    !namedPages.some(isAboutOwnCart) &&
    !offers.some(({ vehicle }) => isOneUnit(vehicle, filters.q))
      ? searchInWords(index, requirements, true)
      : undefined;
  const cards = offers.map(({ vehicle, count }) => ({
    // What is said of one of the carts that agree is said of all.
    ...cardOf(vehicle, filters.like === undefined ? count : offers.length),
    ...(count > 1 && {
      alike: { count, href: links.inventoryWith({ ...filters, like: vehicle.id }) },
    }),
    ...(destination && atPlace(vehicle, destination)),
  }));
  return {
    ...{ filters, ...result, cards, waitFor },
    noMatch:
      result.matching === 0 ? noMatchOf(index, { namedPages, requirements, closest }) : undefined,
    pageLinks: [
      ...(problem?.towns ?? []).map(({ label, to }) => ({
        label,
        href: links.inventoryWith({ ...filters, ...to }),
      })),
      ...pageLinksOf(namedPages, financingUrl, filters),
    ],
    placeProblem: problem?.text,
    ...(filters.like !== undefined &&
      cards.length > 1 && { units: unitTableOf(offers.map(({ vehicle }) => vehicle)) }),
  };
}
