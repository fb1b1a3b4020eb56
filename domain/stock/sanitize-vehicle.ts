import { withoutOverrides } from '../text/clean-text.ts';
import type { Vehicle } from './vehicle.ts';

const webAddress = /^https?:\/\/[^/\\\s]/i;
const ownPath = /^\/(?![/\\])/;

/** Links and pictures that are http(s) or of this site; the same object if nothing is removed. */
export function sanitizeVehicle<T extends Pick<Vehicle, 'images' | 'externalUrl'>>(vehicle: T): T {
  const { externalUrl, images } = vehicle;
  const isLink = externalUrl === undefined || isWebAddress(externalUrl);
  if (isLink && images.every(isShowable) && !hasOverride(vehicle)) return vehicle;
  const clean = withoutOverridesIn(vehicle) as T;
  return {
    ...clean,
    images: clean.images.filter(isShowable),
    externalUrl: isLink ? clean.externalUrl : undefined,
  };
}

function isShowable(image: string): boolean {
  return ownPath.test(image) || isWebAddress(image);
}

function isWebAddress(address: string): boolean {
  return webAddress.test(address) && URL.canParse(address);
}

function hasOverride(value: unknown): boolean {
  if (typeof value === 'string') return withoutOverrides(value) !== value;
  if (typeof value !== 'object' || value === null) return false;
  for (const key in value) {
    if (hasOverride(key) || hasOverride((value as Record<string, unknown>)[key])) return true;
  }
  return false;
}

function withoutOverridesIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutOverrides(value);
  if (Array.isArray(value)) return value.map(withoutOverridesIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, content]) => [
      withoutOverrides(key),
      withoutOverridesIn(content),
    ]),
  );
}
