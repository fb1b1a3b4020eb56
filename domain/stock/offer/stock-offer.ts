import { carriedBrands } from '../../dealer/business/company.ts';
import type { Showroom } from '../../dealer/showroom.ts';
import { memoized } from '../../memoized.ts';
import { findShowroom } from '../../places/showrooms.ts';
import { capitalized, formatNames, numberInWords } from '../../text/wording.ts';
import { makeOf } from '../known-models/makes.ts';
import { cartFactsOf } from '../search/cart-facts.ts';
import { isTrailer, type StockedVehicle } from '../vehicle.ts';

export interface StockOffer {
  /** Carried brands in their order, then by number of carts. */
  readonly makes: readonly string[];
  /** Of new carts in stock. */
  readonly newMakes: readonly string[];
  /** Carts that are there, by make. */
  readonly countOf: Readonly<Record<string, number>>;
  /** `"new"`, `"used"` or `"new and used"`; empty where a cart states none. */
  readonly conditions: string;
  /** `"electric and gas"`; empty where a cart states none. */
  readonly powers: string;
  /** Whether a cart in stock is marked as street legal. */
  readonly hasLowSpeedVehicles: boolean;
  readonly countAt: Readonly<Partial<Record<Showroom['id'], number>>>;
}

/** Without trailers. */
export const stockOfferOf = memoized((stock: readonly StockedVehicle[]) =>
  makeOffer(stock.filter((one) => one.offer.isListed && !isTrailer(one))),
);

export const noOffer: StockOffer = makeOffer([]);

function makeOffer(listed: readonly StockedVehicle[]): StockOffer {
  const inStock = listed.filter(({ offer }) => offer.isInStock);
  const countAt: Partial<Record<Showroom['id'], number>> = {};
  for (const { location } of inStock) {
    const id = findShowroom(location)?.id;
    if (id !== undefined) countAt[id] = (countAt[id] ?? 0) + 1;
  }
  const conditions = listed.map(({ offer }) => offer.offeredAs);
  const powers = listed.map((vehicle) => cartFactsOf(vehicle).power);
  return {
    makes: makesOf(listed),
    newMakes: makesOf(inStock.filter(({ offer }) => offer.offeredAs === 'new')),
    countOf: Object.fromEntries(countsOf(inStock)),
    conditions: eitherOrBoth(['new', 'used'], conditions),
    powers: eitherOrBoth(['electric', 'gas'], powers),
    hasLowSpeedVehicles: inStock.some(({ streetLegal }) => streetLegal),
    countAt,
  };
}

const carried: readonly string[] = carriedBrands;

function countsOf(vehicles: readonly StockedVehicle[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { brand } of vehicles) {
    const make = makeOf(brand.trim());
    counts.set(make, (counts.get(make) ?? 0) + 1);
  }
  return counts;
}

function makesOf(vehicles: readonly StockedVehicle[]): readonly string[] {
  const rank = (make: string) => {
    const index = carried.indexOf(make);
    return index === -1 ? carried.length : index;
  };
  return [...countsOf(vehicles)]
    .sort(([a, many], [b, more]) => rank(a) - rank(b) || more - many || a.localeCompare(b))
    .map(([make]) => make);
}

function eitherOrBoth(
  [one, other]: readonly [string, string],
  values: readonly (string | undefined)[],
): string {
  if (values.includes(one) && values.includes(other)) return `${one} and ${other}`;
  const [first = ''] = values;
  return values.every((value) => value === first) ? first : '';
}

/** `"New electric golf carts and low-speed vehicles"`, `"New and used, electric and gas golf carts"`. */
export function kindsInWords({ conditions, powers, hasLowSpeedVehicles }: StockOffer): string {
  const areBoth = [conditions, powers].every((kind) => kind.includes(' and '));
  const kinds = [conditions, powers].filter(Boolean).join(areBoth ? ', ' : ' ');
  const others = hasLowSpeedVehicles ? ' and low-speed vehicles' : '';
  return capitalized(`${kinds} golf carts${others}`.trim());
}

const maxNamed = 3;

/** `"Denago and Evolution electric carts"`, `"Electric and gas carts from 14 brands"`. */
export function cartsInWords({ makes, powers }: StockOffer): string {
  const carts = `${powers} carts`.trim();
  if (makes.length === 0) return capitalized(carts);
  return makes.length <= maxNamed
    ? `${formatNames(makes)} ${carts}`
    : `${capitalized(carts)} from ${makes.length} brands`;
}

export function brandsInWords({ countOf, newMakes }: StockOffer): string {
  const areAll = Object.keys(countOf).every((make) => carried.includes(make)) && carried.length > 1;
  const service = `Service and parts for ${areAll ? `all ${numberInWords(carried.length)}` : formatNames(carried)}.`;
  if (Object.keys(countOf).length === 0) return service;
  const onFloor =
    newMakes.length === 0
      ? 'Used carts'
      : newMakes.length <= maxNamed
        ? `New ${formatNames(newMakes)} carts`
        : `New carts from ${newMakes.length} brands`;
  return `${onFloor} in stock. ${service}`;
}
