import { memoized } from '../../../domain/memoized.ts';
import { formatUsd } from '../../../domain/money.ts';
import { modelName } from '../../../domain/stock/model-name.ts';
import type { StockedVehicle, Vehicle } from '../../../domain/stock/vehicle.ts';
import { isPlaceholder } from '../row/read-money.ts';

/** Carts to compare with (spec S19.16). */
const minCarts = 5;

/** Below a third and above three times the median. */
const maxFactor = 3;

/** A cart in stock is compared at its price there. */
export function judgePrices(
  stock: readonly StockedVehicle[],
  rows: readonly Vehicle[] = [],
): (vehicle: Vehicle, before?: StockedVehicle) => string | undefined {
  const inStock = stock.filter(({ offer }) => offer.isInStock);
  const byModel = pricesByModel([...rows.filter((row) => row.inStock), ...inStock]);
  const isInStock = new Set(inStock.map(({ id }) => id));

  return (vehicle, before) => {
    const { price, id } = vehicle;
    if (price === undefined || price === before?.price) return undefined;
    const old = before?.price;
    if (old === undefined && isUnusual(vehicle)) {
      return `price ${formatUsd(price)} looks like a placeholder`;
    }
    if (old !== undefined && price <= old / 2) return `${change(old, price)} halves it or more`;
    if (old !== undefined && price >= old * 2) return `${change(old, price)} doubles it or more`;
    const { count, median } = othersOf(byModel.get(modelKey(vehicle)) ?? new Map(), id);
    if (count + (isInStock.has(id) ? 1 : 0) < minCarts) return undefined;
    const isLikely = price * maxFactor >= median && price <= maxFactor * median;
    if (isLikely) return undefined;
    return `price ${formatUsd(price)} is far from the ${formatUsd(median)} of ${count} others of its model`;
  };
}

export function isUnusual({ price }: Pick<Vehicle, 'price'>): boolean {
  return price !== undefined && isPlaceholder(price);
}

function change(old: number, price: number): string {
  return `price ${formatUsd(old)} → ${formatUsd(price)}`;
}

/** By model and id. */
function pricesByModel(vehicles: readonly Vehicle[]): ReadonlyMap<string, Prices> {
  const priced = vehicles.filter(({ price }) => price !== undefined);
  const byModel = [...Map.groupBy(priced, modelKey)];
  return new Map(
    byModel.map(([key, carts]) => [key, new Map(carts.map(({ id, price = 0 }) => [id, price]))]),
  );
}

type Prices = ReadonlyMap<string, number>;

const sortedPrices = memoized((prices: Prices) => [...prices.values()].sort((a, b) => a - b));

function othersOf(prices: Prices, id: string): { count: number; median: number } {
  const sorted = sortedPrices(prices);
  const left = sorted.indexOf(prices.get(id) ?? Number.NaN);
  const count = left < 0 ? sorted.length : sorted.length - 1;
  const at = (index: number) => sorted[left < 0 || index < left ? index : index + 1] ?? 0;
  const middle = Math.floor(count / 2);
  const median = count % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
  return { count, median };
}

/** "Rover XL6" and "ROVER XL 6" are one. */
function modelKey(vehicle: Vehicle): string {
  const name = `${vehicle.brand} ${modelName(vehicle)}`.toLowerCase();
  return name.replace(/[^\p{L}\p{N}+]/gu, '');
}
