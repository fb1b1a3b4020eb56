import { business, findShowroom, type Showroom } from '../../domain/business/identity.ts';
import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { vehiclePath } from '../../domain/catalogue/vehicle-path.ts';

/** The site a feed leads to. */
export interface FeedSite {
  /** Origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly name: string;
  readonly description: string;
}

/** Our business at `siteUrl` (an http or https origin, with or without a trailing slash). */
export function feedSite(siteUrl: string): FeedSite {
  return {
    siteUrl: siteUrl.replace(/\/+$/, ''),
    name: business.name,
    description: `Golf carts and low-speed vehicles in stock at ${business.name}`,
  };
}

/** The vehicle's canonical page. */
export function vehicleUrl({ siteUrl }: FeedSite, { id }: Pick<Vehicle, 'id'>): string {
  return siteUrl + vehiclePath(id);
}

/**
 * Addresses of the vehicle's pictures that an advertisement can show. Neither Google nor Meta
 * takes SVG or AVIF (Google: Merchant Center help, answer 6324350).
 */
export function pictureUrls(
  { siteUrl }: Pick<FeedSite, 'siteUrl'>,
  { images }: Pick<Vehicle, 'images'>,
): readonly string[] {
  return images.filter(isShowable).map((image) =>
    // A comma separates addresses in a Google feed.
    (image.startsWith('/') ? siteUrl + image : image).replaceAll(',', '%2C'),
  );
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
