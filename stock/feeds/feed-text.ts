import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { OfferedVehicle, StockedVehicle } from '../../domain/stock/vehicle.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { csvLine } from '../../domain/text/csv-line.ts';
import { eligible, type FeedId } from './eligibility.ts';
import { pictureUrls, vehicleUrl } from './site.ts';

export function shortened(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : `${text
        .slice(0, maxLength - 1)
        // Not between the two halves of a character outside the basic plane.
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;
}

/** Without the first signs of a formula: an export's apostrophe would be shown. */
function feedCell(text: string): string {
  return cleanLine(text).replace(/^[\s'=+\-@\uFF1D\uFF0B\uFF0D\uFF20]+/, '');
}

/** `12995` → `"12995.00 USD"` */
export function feedPrice(dollars: number): string {
  return `${dollars.toFixed(2)} USD`;
}

/** `sale_price` is the lower of a new unit's price and the manufacturer's. */
export function pricesOf({ price = 0, msrp = 0, offer }: OfferedVehicle) {
  return offer.feedCondition === 'new' && msrp > price
    ? { price: feedPrice(msrp), salePrice: feedPrice(price) }
    : { price: feedPrice(price), salePrice: undefined };
}

export type FeedColumn = readonly [
  header: string,
  cell: (vehicle: StockedVehicle, context: CellContext) => string | number | undefined,
];

interface CellContext {
  readonly dealer: Dealer;
  readonly url: string;
  readonly pictures: readonly string[];
}

export function feedCsv(feed: FeedId, columns: readonly FeedColumn[]) {
  return function* (
    vehicles: Iterable<StockedVehicle>,
    siteUrl: string,
    dealer: Dealer,
  ): Generator<string> {
    yield csvLine(columns.map(([header]) => header));
    for (const vehicle of eligible(feed, vehicles)) {
      const context = {
        dealer,
        url: vehicleUrl(siteUrl, vehicle),
        pictures: pictureUrls(siteUrl, vehicle, { asJpeg: feed === 'meta-vehicles' }),
      };
      const cells = columns.map(([, cellOf]) => cellOf(vehicle, context) ?? '');
      yield csvLine(
        cells.map((cell) => (typeof cell === 'number' ? String(cell) : feedCell(cell))),
      );
    }
  };
}
