import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';

/** Text of at most `most` characters, cut between two and marked with an ellipsis. */
export function shortened(text: string, most: number): string {
  return text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        // Not between the two halves of a character outside the basic plane.
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;
}

/**
 * Text for a cell of a feed: one line that no spreadsheet takes for a formula. The signs a formula
 * starts with are dropped from its front, because the apostrophe that guards an export would be
 * shown in an advertisement.
 */
export function feedCell(text: string): string {
  return cleanLine(text).replace(/^[\s'=+\-@\uFF1D\uFF0B\uFF0D\uFF20]+/, '');
}

/** `12995` → `"12995.00 USD"`, as Google and Meta write prices. */
export function feedPrice(dollars: number): string {
  return `${dollars.toFixed(2)} USD`;
}

/**
 * The price, and for a new unit the manufacturer's suggested price above it, as its page shows
 * both: a feed's `price` is then the higher of the two and its `sale_price` the lower. What a used
 * unit cost when it was new is no regular price.
 */
export function pricesOf(vehicle: Pick<Vehicle, 'price' | 'msrp' | 'condition'>) {
  const { price = 0, msrp = 0, condition } = vehicle;
  return condition === 'new' && msrp > price
    ? { price: feedPrice(msrp), salePrice: feedPrice(price) }
    : { price: feedPrice(price), salePrice: undefined };
}
