import { day } from '../../domain/duration.ts';
import type { MailPart } from '../../domain/mail.ts';
import { vehicleTitle } from '../../domain/stock/model-name.ts';
import { type StockedVehicle, stockedSince } from '../../domain/stock/vehicle.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { counted } from '../../domain/text/wording.ts';
import type { FeedId } from '../../stock/feeds/eligibility.ts';
import { feedAddresses } from '../../stock/feeds/feed-file.ts';
import { summarizeFeeds } from '../../stock/feeds/summarize-feeds.ts';

const maxCarts = 12;
const maxBlockers = 6;
const maxStanding = 5;

export function stockParts(
  vehicles: readonly StockedVehicle[],
  now: Date,
  siteUrl: string,
): readonly MailPart[] {
  const listed = vehicles.filter(({ offer }) => offer.isListed);
  const lacks: readonly (readonly [string, (vehicle: StockedVehicle) => boolean])[] = [
    ['photograph', ({ images }) => images.length === 0],
    ['price', ({ price }) => price === undefined],
    [
      'VIN or serial number',
      ({ vin, serialNumber }) => vin === undefined && serialNumber === undefined,
    ],
  ];
  const lines = lacks.flatMap(([what, isLacking]) => {
    const lacking = listed.filter(isLacking);
    return lacking.length === 0 ? [] : [`without ${what}: ${keysOf(lacking)}`];
  });
  return [
    { heading: `Carts on the site: ${listed.length}` },
    { list: lines },
    ...standingParts(listed, now),
    ...feedParts(vehicles, siteUrl),
  ];
}

function keysOf(vehicles: readonly StockedVehicle[]): string {
  const keys = vehicles.slice(0, maxCarts).map(({ stockNumber, id }) => stockNumber ?? id);
  const more = vehicles.length - keys.length;
  return cleanLine(`${vehicles.length} (${keys.join(', ')}${more > 0 ? ` and ${more} more` : ''})`);
}

function standingParts(listed: readonly StockedVehicle[], now: Date): readonly MailPart[] {
  const days = listed
    .map((vehicle) => ({ vehicle, days: daysOn(vehicle, now) }))
    .toSorted((a, b) => b.days - a.days);
  const middle = days[Math.floor(days.length / 2)];
  if (middle === undefined) return [{ heading: 'Days on the lot: no carts' }];
  return [
    { heading: `Days on the lot: half of the carts ${middle.days} or more` },
    {
      list: days
        .slice(0, maxStanding)
        .map(
          ({ vehicle, days: count }) =>
            `${count}: ${vehicleTitle(vehicle)} (${vehicle.stockNumber ?? vehicle.id})`,
        ),
    },
  ];
}

function daysOn(vehicle: StockedVehicle, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(stockedSince(vehicle))) / day));
}

const feedNames: Readonly<Record<FeedId, string>> = {
  'google-products': 'Google Shopping',
  'google-vehicles': 'Google vehicle ads',
  'meta-vehicles': 'Facebook and Instagram',
};

function feedParts(vehicles: readonly StockedVehicle[], siteUrl: string): readonly MailPart[] {
  const addresses = feedAddresses(siteUrl);
  const { counts, missing } = summarizeFeeds(vehicles);
  return [
    { heading: 'Advertising' },
    {
      list: [
        ...counts.map(({ feed, eligible, incomplete, why = 'no carts on the site' }) => ({
          words: `${feedNames[feed]}: ${counted(eligible, 'cart')} shown, ${incomplete} lack something${eligible === 0 ? ` (${why})` : ''}`,
          href: addresses[feed],
        })),
        ...missing
          .slice(0, maxBlockers)
          .map(({ rule, units }) => `${counted(units.length, 'cart')}: ${rule}`),
        ...(missing.length > maxBlockers ? ['Everything, cart by cart: dealer feeds check'] : []),
      ],
    },
  ];
}
