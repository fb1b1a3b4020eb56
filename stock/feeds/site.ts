import { imagesOf } from '../../domain/catalogue/known-models/still.ts';
import { jpegOf } from '../../domain/catalogue/picture-set.ts';
import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { vehiclePath } from '../../domain/catalogue/vehicle-path.ts';
import type { Showroom } from '../../domain/dealership/showroom.ts';
import { findShowroom } from '../../domain/places/showrooms.ts';

/** The vehicle's canonical page. `siteUrl` is an origin without a trailing slash. */
export function vehicleUrl(siteUrl: string, { id }: Pick<Vehicle, 'id'>): string {
  return siteUrl + vehiclePath(id);
}

/**
 * Addresses of the vehicle's pictures that an advertisement can show. Google takes JPEG, WebP and PNG,
 * and recommends the first two (Merchant Center help, answer 6324350); Meta takes JPEG and PNG alone
 * (Meta Business Help, 686259348512056), so our own pictures are offered as JPEG there. Neither takes
 * SVG or AVIF. A picture at another address stays as it is.
 */
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

/** Whether an image address is of a kind advertisements can show. */
export function isShowable(image: string): boolean {
  return /^(?:\/(?!\/)|https?:\/\/)/i.test(image) && !/\.(?:svgz?|avif)(?:[?#]|$)/i.test(image);
}

/**
 * The showroom at which the vehicle's location says it stands; `undefined` where it names none that
 * a buyer can visit.
 */
export function showroomOf({ location }: Pick<Vehicle, 'location'>): Showroom | undefined {
  const showroom = findShowroom(location);
  return showroom?.type === 'physical' ? showroom : undefined;
}
