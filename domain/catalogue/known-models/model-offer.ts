import type { Series } from '../../dealership/brand.ts';
import type { Model } from '../../dealership/model.ts';
import { isListed, isUsedOrShown, type StockedVehicle, seatsOf } from '../vehicle.ts';
import { modelOf } from './find-model.ts';
import { knownModelOf } from './known-model.ts';

/** The offer of a model in stock: the only source of prices and availability on a brand's page. */
export interface ModelOffer {
  readonly model: Model;
  /**
   * `new`: a cart that is neither used nor a display unit is in stock; `other`: only such ones are;
   * `none`: nothing is in stock; `unknown`: the stock could not be read.
   */
  readonly stock: 'new' | 'other' | 'none' | 'unknown';
  /** US dollars, the cheapest and the dearest of those in stock, used and display units aside. */
  readonly fromUsd?: number;
  readonly toUsd?: number;
  /** Seats of the carts in stock, `"4"` or `"4 or 6"`; without any, those of the model. */
  readonly seats: string;
  /** The vehicle its links lead to: one that can be bought, else the model's own page. */
  readonly vehicleId?: string;
}

/** The offers of these models; `stock` is `undefined` while it could not be read. */
export function modelOffers(
  ids: readonly string[],
  stock: readonly StockedVehicle[] | undefined,
): readonly ModelOffer[] {
  const listed = stock?.filter(isListed);
  return ids.map((id) => {
    const model = modelOf(id);
    if (listed === undefined) return { model, stock: 'unknown', seats: String(model.seats) };
    return offerOf(
      model,
      listed.filter((vehicle) => knownModelOf(vehicle) === model),
    );
  });
}

function offerOf(model: Model, units: readonly StockedVehicle[]): ModelOffer {
  const inStock = units.filter((unit) => unit.inStock).sort(cheapestFirst);
  const regular = inStock.filter((unit) => !isUsedOrShown(unit));
  const prices = regular.flatMap(({ price }) => price ?? []);
  const isOwn = ({ id }: StockedVehicle) => id === model.id;
  const target = regular.find(isOwn) ?? regular[0] ?? inStock[0] ?? units.find(isOwn);
  return {
    model,
    stock: regular.length > 0 ? 'new' : inStock.length > 0 ? 'other' : 'none',
    fromUsd: prices[0],
    toUsd: prices.at(-1),
    seats: seatsInWords(model, regular.length > 0 ? regular : inStock),
    vehicleId: target?.id,
  };
}

/** As the carts that the price is of state them; as the model has them where none does. */
function seatsInWords({ seats }: Model, units: readonly StockedVehicle[]): string {
  const stated = new Set(units.map((unit) => seatsOf(unit) ?? seats));
  return stated.size === 0 ? String(seats) : [...stated].sort((a, b) => a - b).join(' or ');
}

/** Those without a price come last. */
function cheapestFirst(a: StockedVehicle, b: StockedVehicle): number {
  return (a.price ?? Number.MAX_VALUE) - (b.price ?? Number.MAX_VALUE);
}

/** The offer of a series in stock: every cart listed under it that is one of its models. */
export interface SeriesOffer {
  readonly series: Series;
  readonly models: readonly ModelOffer[];
  readonly stock: ModelOffer['stock'];
  /** US dollars: the cheapest in stock, used and display units aside (spec S4.6). */
  readonly fromUsd?: number;
}

/** The offers of these series; `stock` is `undefined` while it could not be read. */
export function seriesOffers(
  all: readonly Series[],
  stock: readonly StockedVehicle[] | undefined,
): readonly SeriesOffer[] {
  return all.map((series) => {
    const models = modelOffers(series.modelIds, stock);
    const prices = models.flatMap(({ fromUsd }) => fromUsd ?? []);
    const best = (['unknown', 'new', 'other'] as const).find((kind) =>
      models.some((offer) => offer.stock === kind),
    );
    return {
      series,
      models,
      stock: best ?? 'none',
      ...(prices.length > 0 && { fromUsd: Math.min(...prices) }),
    };
  });
}
