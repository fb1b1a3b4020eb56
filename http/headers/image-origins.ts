import type { Vehicle } from '../../domain/catalogue/vehicle.ts';

/** Beyond so many the policy would be longer than what it forbids. */
const mostNamed = 12;

/** A URL's host may hold `;` and `'`, which mean something in a policy. */
const plainOrigin = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

/**
 * The sources of pictures a page of this stock may load from outside, for its security policy: the
 * origins the stock itself names, which is mostly none.
 */
export function imageOrigins(vehicles: readonly Pick<Vehicle, 'images'>[]): readonly string[] {
  const origins = new Set<string>();
  for (const { images } of vehicles) {
    for (const image of images) {
      if (!/^https?:/i.test(image)) continue;
      const origin = URL.parse(image)?.origin ?? '';
      if (plainOrigin.test(origin)) origins.add(origin);
    }
  }
  return origins.size > mostNamed ? ['https:', 'http:'] : [...origins].sort();
}
