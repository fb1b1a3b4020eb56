import type { Model } from '../../dealer/model.ts';
import { picturedCartOf } from '../known-models/known-model.ts';
import { stanceOf } from '../search/cart-facts.ts';
import { isTrailer, seatsOf, type Vehicle } from '../vehicle.ts';
import { paintNamed, primer, seatsNamed } from './colors.ts';
import { type Colored, type Finish, type FinishChoice, finishOfRow } from './finish.ts';
import { fileOfLook, lookOf } from './look.ts';
import {
  addressOf,
  type Drawing,
  isWhole,
  type Photograph,
  type Picture,
  type Rendering,
  setAt,
  type WholeView,
} from './picture.ts';
import { findPicturedCart, type PicturedCart, picturedCart } from './pictured-cart.ts';
import { isModelled, renderingAt, renderingOf, viewsOf } from './rendering.ts';

type Pictured = Pick<Vehicle, 'id' | 'name' | 'images'> & Drawn & Colored;
type Drawn = Parameters<typeof lookOf>[0];
type Pictures = readonly [Picture, ...Picture[]];

/** Own pictures, then the model's in the chosen finish (spec S3.14, S6.9); else a drawing. */
export function picturesOf(
  vehicle: Pictured,
  choice: FinishChoice = {},
  model = modelShownFor(vehicle),
): Pictures {
  const [first, ...rest] = ownPicturesOf(vehicle);
  const rendered = first?.kind === 'rendering' ? picturedCart(first.cart) : undefined;
  const cart = rendered ?? model;
  if (cart === undefined) return first ? [first, ...rest] : [drawingOf(vehicle)];
  const rowFinish = finishOfRow(cart, vehicle);
  const chosen = model && finishWith(choice, rowFinish);
  const finish = chosen ?? rowFinish;
  const closeUps = isModelled(cart, finish) ? closeUpsOf(cart) : [];
  if (first && rendered && !chosen) {
    const shown = new Set(rest.map(addressOf));
    return [first, ...rest, ...closeUps.filter((one) => !shown.has(addressOf(one)))];
  }
  const caption = captionOf(finish, vehicle, chosen !== undefined);
  const view = (one: WholeView) => ({ ...renderingOf(model ?? cart, one, finish), caption });
  const ofModel: Pictures = [
    view('front'),
    view('side'),
    view('rear'),
    ...closeUps.map((one) => ({ ...one, caption: one.alt })),
  ];
  if (first === undefined || rendered) return ofModel;
  const photographs = [first, ...rest.filter(({ kind }) => kind === 'photograph')] as const;
  return chosen ? [...ofModel, ...photographs] : [...photographs, ...ofModel];
}

/** The first of {@link picturesOf} without a choice. */
export function pictureOf(vehicle: Pictured): Picture {
  const [first] = ownPicturesOf(vehicle);
  const cart = first ? undefined : modelShownFor(vehicle);
  if (cart === undefined) return first ?? drawingOf(vehicle);
  const finish = finishOfRow(cart, vehicle);
  return { ...renderingOf(cart, 'front', finish), caption: captionOf(finish, vehicle, false) };
}

/** For feeds and structured data: renderings in the row's own finish alone. */
export function* ownPicturesOf(
  row: Pick<Vehicle, 'name' | 'images'> & Colored,
): Generator<Photograph | Rendering, void> {
  for (const [index, src] of [...new Set(row.images)].entries()) {
    const set = setAt(src);
    const rendering = set && renderingAt(set);
    const alt = index === 0 ? row.name : `${row.name}, picture ${index + 1}`;
    if (rendering) yield* inOwnFinish(rendering, row);
    else yield { kind: 'photograph', src, set, alt };
  }
}

/** None where the finish is unknown or unnamed (spec S3.14), or that side is not rendered in it. */
function inOwnFinish({ cart: id, view }: Rendering, row: Colored): readonly Rendering[] {
  const cart = picturedCart(id);
  const finish = finishOfRow(cart, row);
  const isNamed = row.interiorColor === undefined || seatsNamed(row.interiorColor);
  if (!paintNamed(row.exteriorColor) || !isNamed) return [];
  return isModelled(cart, finish) || isWhole(view) ? [renderingOf(cart, view, finish)] : [];
}

export function pictureOfModel(model: Model, view: WholeView = 'front'): Picture {
  const cart = findPicturedCart(model.id);
  if (cart !== undefined) return renderingOf(cart, view);
  const specifications = { seatingCapacity: model.seats };
  return drawingOf({ ...model, category: '', features: [], specifications });
}

function closeUpsOf(cart: PicturedCart): readonly Rendering[] {
  const views = viewsOf(cart).filter((view) => !isWhole(view));
  return views.map((view) => renderingOf(cart, view));
}

/** With as many seats as the row; its pictures follow a chosen finish. */
export function modelShownFor(
  vehicle: Pictured,
  cart = picturedCartOf(vehicle),
): PicturedCart | undefined {
  const seats = seatsOf(vehicle);
  return seats === undefined || seats === cart?.model.seats ? cart : undefined;
}

function finishWith(choice: FinishChoice, row: Finish): Finish | undefined {
  const { paint, seats } = choice;
  return paint || seats ? { paint: paint ?? row.paint, seats: seats ?? row.seats } : undefined;
}

function captionOf({ paint, seats }: Finish, row: Colored, isChosen: boolean): string {
  const isSeatKnown = isChosen || seatsNamed(row.interiorColor) !== undefined;
  const withSeats = isSeatKnown ? ` with ${seats.name} seats` : '';
  const other = paint === primer ? `. Color: ${row.exteriorColor}` : '';
  return `Picture of the model in ${paint.name}${withSeats}, not of this cart${other}`;
}

export function drawingOf(vehicle: Drawn): Drawing {
  const seats = seatsOf(vehicle);
  const article = seats === 8 || seats === 11 ? 'an' : 'a';
  const cart = seats === undefined ? 'a golf cart' : `${article} ${seats}-seat golf cart`;
  const kind = isTrailer(vehicle) ? 'a trailer' : cart;
  const stance = stanceOf(vehicle);
  return {
    kind: 'drawing',
    file: fileOfLook(lookOf(vehicle)),
    alt: `Drawing of ${kind}${stance === undefined ? '' : ` with a ${stance} stance`}, seen from the side`,
    caption: 'Drawing. Photos on request',
  };
}
