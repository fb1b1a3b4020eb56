import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import { hasKey } from '../../domain/stock/vehicle-key.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { counted } from '../../domain/text/wording.ts';
import { noteLines } from '../import/plan/import-report.ts';
import type { StockReading } from '../import/read-stock.ts';
import type { NamedRow } from '../import/row/row-fields.ts';

export interface PictureFault extends NamedRow {
  readonly picture: string;
  readonly reason: string;
}

export function picturesIn(
  { vehicles }: Pick<StockReading, 'vehicles'>,
  isMeant: (image: string) => boolean,
): readonly string[] {
  return [...new Set(vehicles.flatMap(({ images }) => images.filter(isMeant)))];
}

export function faultsIn(
  { vehicles, places }: Pick<StockReading, 'vehicles' | 'places'>,
  reasons: ReadonlyMap<string, string>,
): readonly PictureFault[] {
  return vehicles.flatMap(({ id, stockNumber, images }) =>
    images.flatMap((picture) => {
      const reason = reasons.get(picture);
      const place = places.get(id) ?? { row: 0 };
      return reason === undefined ? [] : [{ ...place, stockNumber, picture, reason }];
    }),
  );
}

/** Without pictures that have no new address. */
export function replacePictures(
  reading: StockReading,
  addresses: ReadonlyMap<string, string | undefined>,
): StockReading {
  if (addresses.size === 0) return reading;
  const vehicles = reading.vehicles.map((vehicle) => {
    const images = vehicle.images.map((image) =>
      addresses.has(image) ? addresses.get(image) : image,
    );
    return { ...vehicle, images: [...new Set(images.filter((image) => image !== undefined))] };
  });
  return { ...reading, vehicles };
}

export function faultLines(faults: readonly PictureFault[], outcome = 'it is left out'): string {
  const notes = faults.map(({ picture, reason, ...row }) => ({
    ...row,
    text: cleanLine(`picture “${picture}” ${reason}; ${outcome}`),
  }));
  return noteLines({ notes, remarks: [] });
}

/** A sold cart's folder stays in its place. */
export function foldersOfNoCart(
  { unmatched }: { readonly unmatched: readonly string[] },
  stock: readonly StockedVehicle[],
): readonly string[] {
  return unmatched.filter((folder) => !stock.some((vehicle) => hasKey(vehicle, folder)));
}

const maxFolders = 10;

export function folderLines(folders: readonly string[]): string {
  const lines = folders
    .slice(0, maxFolders)
    .map(
      (folder) => `Photograph folder ${cleanLine(folder)} has the number of no cart; not used\n`,
    );
  const more = folders.length - lines.length;
  return lines.join('') + (more > 0 ? `… and ${counted(more, 'more folder')} like these\n` : '');
}
