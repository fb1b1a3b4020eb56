import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import type { FeedId } from './eligibility.ts';
import { googleProductsXml } from './google-products.ts';
import { googleVehiclesCsv } from './google-vehicles.ts';
import { metaVehiclesCsv } from './meta-vehicles.ts';

export interface FeedFile {
  readonly id: FeedId;
  readonly name: string;
  readonly contentType: string;
  readonly write: (
    vehicles: Iterable<StockedVehicle>,
    siteUrl: string,
    dealer: Dealer,
  ) => Generator<string>;
}

export const feedFiles: readonly FeedFile[] = [
  {
    id: 'google-products',
    name: 'google-products.xml',
    contentType: 'application/xml; charset=utf-8',
    write: googleProductsXml,
  },
  {
    id: 'google-vehicles',
    name: 'google-vehicles.csv',
    contentType: 'text/csv; charset=utf-8',
    write: googleVehiclesCsv,
  },
  {
    id: 'meta-vehicles',
    name: 'meta-vehicles.csv',
    contentType: 'text/csv; charset=utf-8',
    write: metaVehiclesCsv,
  },
];

export function feedAddresses(siteUrl: string): Readonly<Record<FeedId, string>> {
  const entries = feedFiles.map(({ id, name }) => [id, `${siteUrl}/feeds/${name}`]);
  return Object.fromEntries(entries) as Record<FeedId, string>;
}

/** Renamed into place after all are written. Resolves to the paths. */
export async function writeFeeds(
  folder: string,
  vehicles: readonly StockedVehicle[],
  siteUrl: string,
  dealer: Dealer,
): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const files = feedFiles.map((feed) => {
    const path = join(folder, feed.name);
    return { feed, path, beside: `${path}.${process.pid}.new` };
  });
  try {
    for (const { feed, beside } of files) {
      await writeFile(beside, feed.write(vehicles, siteUrl, dealer));
    }
    for (const { path, beside } of files) await rename(beside, path);
  } catch (error) {
    await Promise.all(files.map(({ beside }) => rm(beside, { force: true })));
    throw error;
  }
  return files.map(({ path }) => path);
}
