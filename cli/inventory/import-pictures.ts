import { cleanLine } from '../../domain/text/clean-text.ts';
import { siteUserAgent } from '../../domain/user-agent.ts';
import { noteLines } from '../../stock/import/plan/import-report.ts';
import type { StockReading } from '../../stock/import/read-stock.ts';
import {
  type CheckedPhotos,
  checkPhotos,
  fetchPictures,
  makePhotos,
  type OnPicture,
} from '../../stock/photos/import-photos.ts';
import type { PhotoSets } from '../../stock/photos/photo-sets.ts';
import type { PictureFault } from '../../stock/photos/replace-pictures.ts';
import { type CliTools, type Progress, write } from '../command.ts';

/** As {@link checkPhotos}, shown; tells which photographs in folders are not used. */
export async function checkPictures(reading: StockReading, tools: CliTools) {
  const { settings, err } = tools;
  const checked = await shown('Photographs checked', tools, (onPicture) =>
    checkPhotos(reading, settings.photosFrom, onPicture),
  );
  for (const folder of checked.unmatched) {
    await write(
      err,
      `Photograph folder ${cleanLine(folder)} has the number of no cart; not used\n`,
    );
  }
  await write(err, faultLines(checked.leftOut, 'it is left out'));
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
  const made = await shown('Photographs made', tools, (onPicture) =>
    makePhotos(checked, settings.photosFrom, sets, onPicture),
  );
  await write(err, faultLines(made.leftOut, 'it is left out'));
  if (!isFetching) return made.reading;
  const { reading, failures } = await shown('Pictures fetched', tools, (onPicture) =>
    fetchPictures(made.reading, sets, siteUserAgent(settings.siteUrl), onPicture),
  );
  await write(err, faultLines(failures, 'it stays where it is'));
  return reading;
}

function faultLines(faults: readonly PictureFault[], outcome: string): string {
  const notes = faults.map(({ picture, reason, ...row }) => ({
    ...row,
    text: cleanLine(`picture “${picture}” ${reason}; ${outcome}`),
  }));
  return noteLines({ notes, unreadSheets: [] });
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
