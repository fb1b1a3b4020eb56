import { searchInWords } from '../../domain/alerts/search-in-words.ts';
import { filtersFromParams } from '../../domain/catalogue/search/filters.ts';
import type { NamedPage } from '../../domain/catalogue/search/query/page-words.ts';
import { searchStock } from '../../domain/catalogue/search/search-stock.ts';
import { stockIndexOf } from '../../domain/catalogue/search/stock-index.ts';
import { squeezed } from '../../domain/catalogue/search/words.ts';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { destinationProblem, readDestination } from '../../domain/places/destination.ts';
import type { InventoryView } from '../islands/inventory/inventory-view.ts';
import { links } from '../links.ts';
import { atPlace, cardOf } from '../ui/vehicle/card-of.ts';
import { unitTableOf } from '../ui/vehicle/unit-table.ts';
import { pageLinksOf } from './named-pages.ts';

/** Results with fewer carts offer an alert (spec S27.12). */
const fewCarts = 4;

/** Whether somebody asks about a cart that is theirs: no alert is offered for one like it. */
const isAboutOwnCart = (page: NamedPage) =>
  'topic' in page && ['parts', 'service', 'custom', 'pickup'].includes(page.topic);

/** Whether the stock number of a cart was typed: there is no other that could come in. */
const isOneUnit = ({ stockNumber = '' }: StockedVehicle, q: string) =>
  stockNumber !== '' && squeezed(stockNumber) === squeezed(q);

/**
 * The result of a search in this stock, by the parameters of an address: on the inventory's page, and as
 * the JSON that its script asks for.
 * @param financingUrl of the outside application for financing
 */
export function searchInventory(
  stock: readonly StockedVehicle[],
  params: URLSearchParams,
  financingUrl: string,
): InventoryView {
  const { fields, destination } = readDestination(params);
  const { town, miles, zip } = fields;
  const problem = destinationProblem(fields);
  const filters = { ...filtersFromParams(params), town, miles, zip };
  const page = Number.parseInt(params.get('page') ?? '', 10) || 1;
  const index = stockIndexOf(stock);
  const { offers, namedPages, requirements, ...result } = searchStock(index, filters, page);
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
