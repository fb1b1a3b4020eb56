import type { Rejection, StockReading } from '../import/read-stock.ts';

/** A picture's new address; none, to leave it out; or why the rows that name it are rejected. */
export type Replacement =
  | { readonly ok: true; readonly address: string | undefined }
  | { readonly ok: false; readonly reason: string };

/** The pictures of all vehicles that `isMeant`, each once, in the order of the file. */
export function picturesIn(
  { vehicles }: Pick<StockReading, 'vehicles'>,
  isMeant: (image: string) => boolean,
): readonly string[] {
  return [...new Set(vehicles.flatMap(({ images }) => images.filter(isMeant)))];
}

/** The reading with other addresses for its pictures; rows with one that failed are rejected. */
export function replacePictures(
  reading: StockReading,
  replacements: ReadonlyMap<string, Replacement>,
): StockReading {
  if (replacements.size === 0) return reading;
  const rejected: Rejection[] = [...reading.rejected];
  const vehicles = reading.vehicles.flatMap((vehicle) => {
    const found = vehicle.images.map(
      (image): Replacement => replacements.get(image) ?? { ok: true, address: image },
    );
    const reasons = found.flatMap((one) => (one.ok ? [] : [one.reason]));
    if (reasons.length > 0) {
      const { id, stockNumber } = vehicle;
      rejected.push({ row: reading.rowNumbers.get(id) ?? 0, stockNumber, reasons, ids: [id] });
      return [];
    }
    const images = [
      ...new Set(found.flatMap((one) => (one.ok && one.address ? [one.address] : []))),
    ];
    return [{ ...vehicle, images }];
  });
  return { ...reading, vehicles, rejected: rejected.sort((a, b) => a.row - b.row) };
}
