import type { Showroom } from '../../domain/dealer/showroom.ts';
import { findShowroom } from '../../domain/places/showrooms.ts';
import { addressOf, jpegOf, setOf } from '../../domain/stock/pictures/picture.ts';
import { ownPicturesOf } from '../../domain/stock/pictures/pictures-of.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { vehiclePath } from '../../domain/stock/vehicle-path.ts';

export function vehicleUrl(siteUrl: string, { id }: Pick<Vehicle, 'id'>): string {
  return siteUrl + vehiclePath(id);
}

/** As JPEG, which Google (answer 6324350) and Meta (686259348512056) take; other addresses stay. */
export function pictureUrls(
  siteUrl: string,
  vehicle: Pick<Vehicle, 'name' | 'images' | 'exteriorColor' | 'interiorColor'>,
  { asJpeg = false } = {},
): readonly string[] {
  return [...ownPicturesOf(vehicle)]
    .filter((picture) => isShowable(addressOf(picture)))
    .map((picture) => {
      const set = asJpeg ? setOf(picture) : undefined;
      const address = set === undefined ? addressOf(picture) : jpegOf(set);
      // A comma separates addresses in a Google feed.
      return (address.startsWith('/') ? siteUrl + address : address).replaceAll(',', '%2C');
    });
}

export function isShowable(image: string): boolean {
  return /^(?:\/(?!\/)|https?:\/\/)/i.test(image) && !/\.(?:svgz?|avif)(?:[?#]|$)/i.test(image);
}

/** `undefined` where a buyer can't visit it. */
export function showroomOf({ location }: Pick<Vehicle, 'location'>): Showroom | undefined {
  const showroom = findShowroom(location);
  return showroom?.type === 'physical' ? showroom : undefined;
}
