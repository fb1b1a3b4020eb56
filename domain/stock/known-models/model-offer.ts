import type { Series } from '../../dealer/brand.ts';
import type { Model } from '../../dealer/model.ts';
import { memoized } from '../../memoized.ts';
import { capitalized, formatNames, numberInWords } from '../../text/wording.ts';
import { modelName } from '../model-name.ts';
import { type StockedVehicle, seatsOf } from '../vehicle.ts';
import { modelOf } from './find-model.ts';
import { categoryOf, knownModelOf } from './known-model.ts';
import { makeOf } from './makes.ts';
import { seriesOf } from './model-copy.ts';

export interface ModelOffer {
  readonly model: Model;
  /** `other`: only used or display units; `unknown`: unreadable stock. */
  readonly stock: 'new' | 'other' | 'none' | 'unknown';
  /** US dollars, of new carts in stock. */
  readonly fromUsd?: number;
  readonly toUsd?: number;
  /** `"4 or 6"`: of the stock, else of the model. */
  readonly seats: string;
  readonly vehicleId?: string;
}

const byModel = memoized((stock: readonly StockedVehicle[]) =>
  Map.groupBy(
    stock.filter(({ offer }) => offer.isListed),
    knownModelOf,
  ),
);

export function modelOffers(
  ids: readonly string[],
  stock: readonly StockedVehicle[] | undefined,
): readonly ModelOffer[] {
  return ids.map((id) => {
    const model = modelOf(id);
    if (stock === undefined) return { model, stock: 'unknown', seats: String(model.seats) };
    return modelOfferOf(model, byModel(stock).get(model) ?? []);
  });
}

/** Named models, then the brand's others; new carts first, then any (spec S3.4). */
export function featuredOffers(
  ids: readonly string[],
  offers: readonly ModelOffer[],
): readonly ModelOffer[] {
  const named = ids.flatMap((id) => offers.find(({ model }) => model.id === id) ?? []);
  const all = new Set([...named, ...offers]);
  return (['unknown', 'new', 'other'] as const)
    .flatMap((kind) => [...all].filter(({ stock }) => stock === kind))
    .slice(0, ids.length);
}

function stockOf(units: readonly StockedVehicle[]) {
  const inStock = units.filter(({ offer }) => offer.isInStock).sort(cheapestFirst);
  const regular = inStock.filter(({ offer }) => offer.feedCondition !== 'used');
  const stock: ModelOffer['stock'] =
    regular.length > 0 ? 'new' : inStock.length > 0 ? 'other' : 'none';
  return { inStock, regular, stock, prices: regular.flatMap(({ price }) => price ?? []) };
}

function modelOfferOf(model: Model, units: readonly StockedVehicle[]): ModelOffer {
  const { inStock, regular, stock, prices } = stockOf(units);
  const isOwn = ({ id }: StockedVehicle) => id === model.id;
  const target = regular.find(isOwn) ?? regular[0] ?? inStock[0] ?? units.find(isOwn);
  return {
    model,
    stock,
    fromUsd: prices[0],
    toUsd: prices.at(-1),
    seats: seatsInWords(model, regular.length > 0 ? regular : inStock),
    vehicleId: target?.id,
  };
}

function seatsInWords({ seats }: Model, units: readonly StockedVehicle[]): string {
  const stated = new Set(units.map((unit) => seatsOf(unit) ?? seats));
  return stated.size === 0 ? String(seats) : [...stated].sort((a, b) => a - b).join(' or ');
}

function cheapestFirst(a: StockedVehicle, b: StockedVehicle): number {
  return (a.price ?? Number.MAX_VALUE) - (b.price ?? Number.MAX_VALUE);
}

export interface SeriesOffer {
  readonly series: Series;
  readonly models: readonly ModelOffer[];
  readonly modelCount: number;
  readonly features: readonly string[];
  readonly stock: ModelOffer['stock'];
  /** US dollars, without used and display units (spec S4.6). */
  readonly fromUsd?: number;
}

export function seriesOffers(
  all: readonly Series[],
  stock: readonly StockedVehicle[] | undefined,
): readonly SeriesOffer[] {
  return all.map((series) => {
    const models = modelOffers(series.modelIds, stock);
    const { inStock, prices, ...rest } = stockOf(stock === undefined ? [] : unitsOf(series, stock));
    const others = inStock.filter((unit) => knownModelOf(unit) === undefined);
    const seats = new Set([
      ...models.map(({ model }) => model.seats),
      ...inStock.flatMap((unit) => seatsOf(unit) ?? []),
    ]);
    const words = formatNames([...seats].sort((a, b) => a - b).map(numberInWords), 'or');
    return {
      series,
      models,
      modelCount: models.length + new Set(others.map((unit) => modelName(unit).toLowerCase())).size,
      features: series.features.map((feature) =>
        onlySeats.test(feature) ? `${capitalized(words)} seats` : feature,
      ),
      stock: stock === undefined ? 'unknown' : rest.stock,
      ...(prices.length > 0 && { fromUsd: prices[0] }),
    };
  });
}

const onlySeats = /^\w+ or \w+ seats$/;

function unitsOf(series: Series, stock: readonly StockedVehicle[]): readonly StockedVehicle[] {
  const category = series.category.toLowerCase();
  return [...byModel(stock)].flatMap(([model, units]) => {
    if (model !== undefined) return seriesOf(model) === series ? units : [];
    return units.filter(
      (unit) => categoryOf(unit).toLowerCase() === category && makeOf(unit.brand) === series.brand,
    );
  });
}
