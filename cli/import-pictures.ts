import { business } from '../domain/business.ts';
import { cleanLine } from '../domain/text/clean-text.ts';
import type { StockReading } from '../stock/import/read-stock.ts';
import {
  type CheckedPhotos,
  checkPhotos,
  fetchPictures,
  makePhotos,
  type OnPicture,
} from '../stock/photos/import-photos.ts';
import type { PhotoSets } from '../stock/photos/photo-sets.ts';
import { type CliTools, type Progress, write } from './command.ts';

/** As {@link checkPhotos}, shown. */
export async function checkPictures(reading: StockReading, tools: CliTools) {
  return shown('Photographs checked', tools, (onPicture) =>
    checkPhotos(reading, tools.settings.dataDir, onPicture),
  );
}

/** Makes the photographs, fetches the pictures if asked to, and tells which can't be had. */
export async function makePictures(
  checked: CheckedPhotos,
  sets: PhotoSets,
  isFetching: boolean,
  tools: CliTools,
): Promise<StockReading> {
  const { settings, err } = tools;
  const made = await shown('Photographs made', tools, (onPicture) =>
    makePhotos(checked, settings.dataDir, sets, onPicture),
  );
  if (!isFetching) return made;
  const userAgent = `${business.name.replaceAll(' ', '')}/1.0 (+${settings.siteUrl})`;
  const { reading, failures } = await shown('Pictures fetched', tools, (onPicture) =>
    fetchPictures(made, sets, userAgent, onPicture),
  );
  for (const { address, reason } of failures) {
    await write(err, `Picture ${cleanLine(`${address} ${reason}`)}; it stays where it is\n`);
  }
  return reading;
}

/** Shows the progress of work whose size it learns from its first step. */
async function shown<T>(
  label: string,
  tools: CliTools,
  work: (onPicture: OnPicture) => Promise<T>,
): Promise<T> {
  let progress: Progress | undefined;
  try {
    return await work((done, total) => {
      progress ??= tools.progress(label, total);
      progress.update(done);
    });
  } finally {
    progress?.end();
  }
}
