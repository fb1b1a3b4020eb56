import { picturedModel } from './cart-picture.ts';
import { primer } from './colors.ts';
import { finishOf, type Paint, picturedIds, type Seats } from './trim.ts';

/** For order (spec S10.2): paints and seats of the pictured carts of the series. */
export interface FinishList {
  readonly paints: readonly PaintChoice[];
  readonly seats: readonly SeatChoice[];
  readonly shown: { readonly paint: string; readonly seats: string };
}

interface PaintChoice extends Paint {
  /** In addresses: `"lake-blue"`. */
  readonly slug: string;
}

interface SeatChoice extends Seats {
  readonly slug: string;
}

export interface FinishChoice {
  readonly paint?: PaintChoice;
  readonly seats?: SeatChoice;
}

const lists = new Map(picturedIds.map((id) => [id, makeList(id)]));

export function finishListOf(vehicleId: string): FinishList | undefined {
  return lists.get(vehicleId);
}

export const finishFields = ['paint', 'seats'] as const;

export type FinishNames = Readonly<Partial<Record<(typeof finishFields)[number], string>>>;

export function chosenFinish(
  list: FinishList | undefined,
  sent: Readonly<Partial<Record<(typeof finishFields)[number], string | null>>>,
): FinishChoice {
  return {
    paint: list?.paints.find(({ slug }) => slug === sent.paint && slug !== primer.slug),
    seats: list?.seats.find(({ slug }) => slug === sent.seats),
  };
}

/** `"in lake blue with saddle seats"`; undefined without a choice. */
export function finishInWords({ paint, seats }: FinishNames) {
  const words = [paint && `in ${paint}`, seats && `with ${seats} seats`].filter(Boolean);
  return words.length === 0 ? undefined : words.join(' ');
}

function makeList(id: string): FinishList | undefined {
  const own = picturedModel(id);
  const finishes = [id, ...picturedIds]
    .filter((other) => {
      const model = picturedModel(other);
      return model?.brand === own?.brand && model?.series === own?.series;
    })
    .map(finishOf)
    .filter((finish) => finish !== undefined);
  const paints = withSlugs(finishes.map(({ paint }) => paint));
  const seats = withSlugs(finishes.map((finish) => finish.seats));
  const [paint] = paints;
  const [seat] = seats;
  return paint && seat && { paints, seats, shown: { paint: paint.slug, seats: seat.slug } };
}

function withSlugs<T extends { readonly name: string }>(items: readonly T[]) {
  const byName = new Map(items.map((item) => [item.name, item]));
  return [...byName.values()].map((item) => ({ slug: item.name.replaceAll(' ', '-'), ...item }));
}
