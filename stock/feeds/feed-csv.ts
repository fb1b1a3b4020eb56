import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { csvLine } from '../../domain/text/csv-line.ts';
import { eligible, type FeedId } from './eligibility.ts';
import { feedCell } from './feed-text.ts';
import { pictureUrls, vehicleUrl } from './site.ts';

/** An absent cell is empty. */
export type FeedColumn = readonly [
  header: string,
  cell: (vehicle: StockedVehicle, addresses: Addresses) => string | number | undefined,
];

interface Addresses {
  readonly url: string;
  readonly pictures: readonly string[];
}

export function feedCsv(feed: FeedId, columns: readonly FeedColumn[]) {
  return function* (vehicles: Iterable<StockedVehicle>, siteUrl: string): Generator<string> {
    yield csvLine(columns.map(([header]) => header));
    for (const vehicle of eligible(feed, vehicles)) {
      const addresses = {
        url: vehicleUrl(siteUrl, vehicle),
        pictures: pictureUrls(siteUrl, vehicle, { asJpeg: feed === 'meta-vehicles' }),
      };
      const cells = columns.map(([, cellOf]) => cellOf(vehicle, addresses) ?? '');
      yield csvLine(
        cells.map((cell) => (typeof cell === 'number' ? String(cell) : feedCell(cell))),
      );
    }
  };
}
