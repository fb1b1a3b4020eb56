import { withoutOverrides } from '../text/clean-text.ts';
import type { Vehicle } from './vehicle.ts';

const outside = /^https?:\/\/[^/\\\s]/i;
const ownPath = /^\/(?![/\\])/;

/**
 * The vehicle without what could lead a visitor astray however carefully it is written into a page:
 * links that are no web page (`javascript:…`), pictures that are neither a web address nor a path
 * of this site, characters that turn the direction of the text after them around. An import lets
 * most of it in no further; a row written by other means may have it.
 */
export function inertVehicle<T extends Pick<Vehicle, 'images' | 'externalUrl'>>(vehicle: T): T {
  const { externalUrl, images } = vehicle;
  const isLink = externalUrl === undefined || isOutside(externalUrl);
  if (isLink && images.every(isShowable) && !turnsAround(vehicle)) return vehicle;
  const inert = inertTexts(vehicle) as T;
  return {
    ...inert,
    images: inert.images.filter(isShowable),
    externalUrl: isLink ? inert.externalUrl : undefined,
  };
}

function isShowable(image: string): boolean {
  return ownPath.test(image) || isOutside(image);
}

function isOutside(address: string): boolean {
  return outside.test(address) && URL.canParse(address);
}

/** Whether any text in it would be changed: next to never, and looking is cheaper than copying. */
function turnsAround(value: unknown): boolean {
  if (typeof value === 'string') return withoutOverrides(value) !== value;
  if (typeof value !== 'object' || value === null) return false;
  for (const key in value) {
    if (turnsAround(key) || turnsAround((value as Record<string, unknown>)[key])) return true;
  }
  return false;
}

/** Every text in it, names of specifications included, without direction overrides. */
function inertTexts(value: unknown): unknown {
  if (typeof value === 'string') return withoutOverrides(value);
  if (Array.isArray(value)) return value.map(inertTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, content]) => [withoutOverrides(key), inertTexts(content)]),
  );
}
