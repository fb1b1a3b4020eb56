import type { StockedVehicle } from '../vehicle.ts';
import { cartFactsOf } from './cart-facts.ts';
import { listsOf } from './choices.ts';
import { stockIndexOf } from './stock-index.ts';
import { prepareWordIndex } from './word-index.ts';

const step = 500;

export function* prepareSearch(stock: readonly StockedVehicle[]): Generator<void> {
  for (const [position, vehicle] of stock.entries()) {
    cartFactsOf(vehicle);
    if (position % step === step - 1) yield;
  }
  const index = stockIndexOf(stock);
  yield;
  listsOf(index);
  yield;
  yield* prepareWordIndex(index.vehicles);
}
