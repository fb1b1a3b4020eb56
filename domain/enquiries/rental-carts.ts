/** Carts of one class in one rental, at most (spec S11.12). */
const maxRentalCarts = 6;

export const rentalCartsError = `Choose 1 to ${maxRentalCarts} carts`;

export const rentalCartCounts = Array.from({ length: maxRentalCarts }, (_, index) =>
  String(index + 1),
);

/** One where the text is empty; `undefined` where it is no choice of the form. */
export function cartsOf(text: string): number | undefined {
  if (text === '') return 1;
  return rentalCartCounts.includes(text) ? Number(text) : undefined;
}
