import { imagesOf } from '../../domain/catalogue/known-models/still.ts';
import { jpegOf } from '../../domain/catalogue/picture-set.ts';
import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { vehiclePath } from '../../domain/catalogue/vehicle-path.ts';
import type { Showroom } from '../../domain/dealership/showroom.ts';
import { findShowroom } from '../../domain/places/showrooms.ts';

export function vehicleUrl(siteUrl: string, { id }: Pick<Vehicle, 'id'>): string {
  return siteUrl + vehiclePath(id);
}

/** As JPEG, which Google (answer 6324350) and Meta (686259348512056) take; other addresses stay. */
export function pictureUrls(
  siteUrl: string,
  vehicle: Pick<Vehicle, 'images' | 'exteriorColor' | 'interiorColor'>,
  { asJpeg = false } = {},
): readonly string[] {
  return imagesOf(vehicle)
    .filter(isShowable)
    .map((image) => {
      const address = (asJpeg ? jpegOf(image) : undefined) ?? image;
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
