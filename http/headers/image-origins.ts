import type { Vehicle } from '../../domain/catalogue/vehicle.ts';

/** Beyond so many the policy would be longer than what it forbids. */
const mostNamed = 12;

/** Scheme and host of an address; parsing each of tens of thousands would take 40 ms. */
const beginning = /^https?:[/\\]*[^/\\?#]*/i;

/** A URL's host may hold `;` and `'`, which mean something in a policy. */
const plainOrigin = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

/**
 * The sources of pictures a page of this stock may load from outside, for its security policy: the
 * origins the stock itself names, which is mostly none.
 */
export function imageOrigins(vehicles: readonly Pick<Vehicle, 'images'>[]): readonly string[] {
  const addresses = vehicles.flatMap(({ images }) => images);
  const beginnings = new Set(addresses.flatMap((image) => beginning.exec(image)?.[0] ?? []));
  const origins = new Set(
    [...beginnings]
      .map((address) => URL.parse(address)?.origin ?? '')
      .filter((origin) => plainOrigin.test(origin)),
  );
  return origins.size > mostNamed ? ['https:', 'http:'] : [...origins].sort();
}
