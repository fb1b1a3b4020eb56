import { siteUserAgent } from '../../domain/user-agent.ts';
import type { StockReading } from '../../stock/import/read-stock.ts';
import {
  type CheckedPhotos,
  checkPhotos,
  fetchPictures,
  makePhotos,
  type OnPicture,
} from '../../stock/photos/import-photos.ts';
import type { PhotoSets } from '../../stock/photos/photo-sets.ts';
import { faultLines, folderLines } from '../../stock/photos/picture-lines.ts';
import { type CliTools, type Progress, write } from '../command.ts';

/** As {@link checkPhotos}, shown; tells which photographs in folders are not used. */
export async function checkPictures(reading: StockReading, tools: CliTools) {
  const { settings, err } = tools;
  const checked = await withProgress('Photographs checked', tools, (onPicture) =>
    checkPhotos(reading, settings.photosFrom, onPicture),
  );
  await write(err, folderLines(checked.unmatched) + faultLines(checked.leftOut));
  return checked;
}

/** Makes the photographs, fetches the pictures if asked to, and tells which can't be had. */
export async function makePictures(
  checked: CheckedPhotos,
  sets: PhotoSets,
  isFetching: boolean,
  tools: CliTools,
): Promise<StockReading> {
  const { settings, err } = tools;
  const result = await withProgress('Photographs made', tools, (onPicture) =>
    makePhotos(checked, settings.photosFrom, sets, onPicture),
  );
  await write(err, faultLines(result.leftOut));
  if (!isFetching) return result.reading;
  const { reading, failures } = await withProgress('Pictures fetched', tools, (onPicture) =>
    fetchPictures(result.reading, sets, siteUserAgent(settings.siteUrl), onPicture),
  );
  await write(err, faultLines(failures, 'it stays where it is'));
  return reading;
}

/** Shows the progress of work whose size it learns from its first step. */
async function withProgress<T>(
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
