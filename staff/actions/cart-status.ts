import { formatPrice } from '../../domain/money.ts';
import { momentInWords } from '../../domain/new-york-time.ts';
import type { StaffAction, StaffLink } from '../../domain/staff-link.ts';
import { vehicleTitle } from '../../domain/stock/model-name.ts';
import type { StockedVehicle, StockStatus } from '../../domain/stock/vehicle.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { changeCart } from '../../stock/change-cart/change-cart.ts';
import type { Follower, LinkAction, LinkFact, LinkOutcome } from '../link-action.ts';
import { takeBack } from './undo.ts';

interface CartAction {
  readonly action: StaffAction;
  readonly status: StockStatus | '';
  readonly question: string;
  readonly effect: string;
  readonly button: string;
  readonly done: string;
  /** Title where the cart has that status already. */
  readonly already: string;
  /** Whether a cart that has left the lists may be changed. */
  readonly fitsGone: boolean;
}

export const hold = cartAction({
  action: 'hold',
  status: 'on-hold',
  question: 'Put this cart on hold?',
  effect:
    'The website keeps showing it, marked “On hold”, and nobody can buy it until you release it.',
  button: 'Put it on hold',
  done: 'Now on hold',
  already: 'Already on hold',
  fitsGone: false,
});

export const sold = cartAction({
  action: 'sold',
  status: 'sold',
  question: 'Is this cart sold?',
  effect: 'It comes off the website’s lists right away. Its own page says that it is sold.',
  button: 'Yes, it is sold',
  done: 'Marked as sold',
  already: 'Already sold',
  fitsGone: true,
});

export const release = cartAction({
  action: 'release',
  status: '',
  question: 'Put this cart back in stock?',
  effect: 'The website shows it as in stock again.',
  button: 'Put it back in stock',
  done: 'Back in stock',
  already: 'Already in stock',
  fitsGone: true,
});

const untilTheFile = 'This stays until your spreadsheet changes it.';

function cartAction(kind: CartAction): LinkAction {
  const isDone = ({ status, offer }: StockedVehicle) =>
    kind.status === '' ? offer.isInStock : status === kind.status;

  /** Without a change where the cart is unknown, done, or not in stock. */
  async function outcomeOf(
    follower: Follower,
    make: (vehicle: StockedVehicle) => LinkOutcome | Promise<LinkOutcome>,
  ): Promise<LinkOutcome> {
    const vehicle = await findCart(follower);
    if (vehicle === undefined) return unknownCart;
    const page = (title: string, status: 200 | 409, ...text: string[]): LinkOutcome => ({
      status,
      title,
      facts: cartFacts(vehicle),
      text,
      ...(kind.action !== 'release' && { next: offerAgain(follower) }),
    });
    if (isDone(vehicle)) {
      const turn = await turnTo(follower, (state) => state !== undefined && isDone(state));
      return page(kind.already, 200, ...turn, 'There is nothing to do.');
    }
    if (vehicle.offer.isListed || kind.fitsGone) return make(vehicle);
    return page('It has left the stock', 409, 'Only a cart that is in stock can be put on hold.');
  }

  return {
    look: (follower) =>
      outcomeOf(follower, (vehicle) => ({
        title: kind.question,
        facts: cartFacts(vehicle),
        text: [kind.effect, untilTheFile],
        button: kind.button,
      })),

    act: (follower) =>
      outcomeOf(follower, async (vehicle) => {
        const { catalogue, now, target, by } = follower;
        const find = (stock: readonly StockedVehicle[]) => {
          const match = stock.find(({ id }) => id === target);
          return match === undefined
            ? ({ ok: false, reason: unknownCart.title } as const)
            : ({ ok: true, vehicle: match } as const);
        };
        const source = `link in a mail: ${kind.action} ${vehicle.stockNumber ?? target}`;
        const how = { source, by, now: now() };
        const outcome = await changeCart(catalogue, find, { status: kind.status }, how);
        const after = (await findCart(follower)) ?? vehicle;
        const facts = cartFacts(after);
        if (outcome.kind === 'refused') {
          const text = [cleanLine(outcome.reason), 'Nothing was changed.'];
          return { status: 409, title: 'That can’t be done', facts, text };
        }
        if (outcome.kind === 'same') {
          return { title: kind.already, facts, text: ['There is nothing to do.'] };
        }
        const was = outcome.before.offer.label;
        const text = [`It was: ${was}. It is now: ${after.offer.label}.`, untilTheFile];
        const next = takeBack(outcome.change);
        return { title: kind.done, facts, text, next, isChange: true };
      }),
  };
}

function offerAgain({ target }: Follower): StaffLink {
  return { words: 'Put it back in stock', action: 'release', target };
}

/** By the stock's history. */
async function turnTo(
  { catalogue, target }: Follower,
  isLike: (state: StockedVehicle | undefined) => boolean,
): Promise<readonly string[]> {
  const turns = (await catalogue.historyOf(target)).flatMap(({ change, before, after }) => {
    const { at, by, source, undoneAt, undoneBy } = change;
    const how = by === undefined ? `From ${source}` : `By ${by}`;
    const back = undoneBy === undefined ? 'A change was taken back' : `By ${undoneBy}`;
    return [
      { at, how, before, after },
      ...(undoneAt === undefined
        ? []
        : [{ at: undoneAt, how: back, before: after, after: before }]),
    ];
  });
  const turn = turns
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .find(({ before, after }) => isLike(after) && !isLike(before));
  return turn === undefined ? [] : [cleanLine(`${turn.how}, ${momentInWords(new Date(turn.at))}.`)];
}

async function findCart({ catalogue, target }: Follower): Promise<StockedVehicle | undefined> {
  return (await catalogue.list()).find(({ id }) => id === target);
}

const unknownCart: LinkOutcome = {
  status: 404,
  title: 'We can’t find this cart',
  text: ['It is no longer in the stock, so there is nothing to change.'],
};

function cartFacts(vehicle: StockedVehicle): readonly LinkFact[] {
  const { stockNumber, price } = vehicle;
  return [
    { label: 'Cart', value: cleanLine(vehicleTitle(vehicle)) },
    ...(stockNumber === undefined
      ? []
      : [{ label: 'Stock number', value: cleanLine(stockNumber) }]),
    { label: 'Price', value: formatPrice(price) },
    { label: 'Now', value: vehicle.offer.label },
  ];
}
