import { modelledId } from '../../../domain/stock/known-models/known-model.ts';
import {
  captionOf,
  cartIn,
  cartPictureSet,
  closeUpsOf,
  picturedModel,
  wholeViews,
} from '../../../domain/stock/pictures/cart-picture.ts';
import { type FinishChoice, finishListOf } from '../../../domain/stock/pictures/finish.ts';
import { setAt } from '../../../domain/stock/pictures/picture-set.ts';
import { finishOfRow, imagesOf, readStill } from '../../../domain/stock/pictures/still.ts';
import type { StillView } from '../../../domain/stock/pictures/still-set.ts';
import { stanceOf } from '../../../domain/stock/search/cart-facts.ts';
import { isTrailer, seatsOf, type Vehicle } from '../../../domain/stock/vehicle.ts';
import { drawingPath, lookOf } from '../drawings/look.ts';
import type { PictureSource } from '../element/picture.tsx';
import { finishChosen, modelPicture, pictureForRow, room, still } from './model-picture.ts';

type Pictured = Pick<
  Vehicle,
  | 'id'
  | 'name'
  | 'brand'
  | 'category'
  | 'features'
  | 'images'
  | 'specifications'
  | 'lifted'
  | 'exteriorColor'
  | 'interiorColor'
>;

type Pictures = readonly [PictureSource, ...PictureSource[]];

export interface GalleryPicture extends PictureSource {
  /** Where a page has both kinds (spec S6.9). */
  readonly group?: 'Photos of this cart' | 'Pictures of the model';
  /** Side of a picture that follows the chosen finish. */
  readonly view?: StillView;
}

/**
 * Main picture first. Without own pictures those of the model, with a caption, in the row's color
 * where known; else a drawing (spec S3.14).
 */
export function picturesOf(vehicle: Pictured): Pictures {
  const [first, ...rest] = ownPictures(vehicle);
  if (first !== undefined) return [first, ...rest];
  const id = modelShownFor(vehicle);
  if (id === undefined) return [drawingOf(vehicle)];
  return [pictureForRow(id, 'front', vehicle)];
}

/** spec S10.9 */
export function pictureAskedFor(vehicle: Pictured, choice: FinishChoice): PictureSource {
  const id = modelShownFor(vehicle);
  const finish = id === undefined ? undefined : finishChosen(id, choice, vehicle);
  if (id === undefined || finish === undefined) return picturesOf(vehicle)[0];
  return pictureForRow(id, 'front', vehicle, finish);
}

/**
 * Own pictures, then those of the model in the chosen finish or the row's. A chosen finish comes
 * before photographs. Only own pictures go into feeds and structured data.
 */
export function galleryOf(vehicle: Pictured, choice: FinishChoice = {}): readonly GalleryPicture[] {
  const own = ownPictures(vehicle);
  const id = modelShownFor(vehicle);
  const chosen = id === undefined ? undefined : finishChosen(id, choice, vehicle);
  const pictured = cartShownAt(own[0]?.src ?? '');
  const closeUps = closeUpsIn(pictured ?? id, vehicle, chosen);
  if (pictured !== undefined && chosen === undefined) {
    const views = own.map((one) => ({ ...one, view: id && viewAt(one.src) }));
    return [...views, ...closeUps];
  }
  if (id === undefined) return picturesOf(vehicle);
  const group = pictured !== undefined || own.length === 0 ? undefined : 'Pictures of the model';
  const ofModel = [
    ...wholeViews.map((view) => ({
      ...pictureForRow(id, view, vehicle, chosen),
      ...({ view, group } as const),
    })),
    ...closeUps.map((one) => ({ ...one, caption: one.alt, group }) as const),
  ];
  if (pictured !== undefined) return ofModel;
  const photos = own.map((one) => ({ ...one, group: 'Photos of this cart' }) as const);
  return chosen === undefined ? [...photos, ...ofModel] : [...ofModel, ...photos];
}

function ownPictures(vehicle: Pictured): readonly PictureSource[] {
  return imagesOf(vehicle).map((src, index) => {
    const own = readStill(src);
    if (own !== undefined) return still(own.id, own.view, own);
    const set = setAt(src);
    const alt = index === 0 ? vehicle.name : `${vehicle.name}, picture ${index + 1}`;
    return { src, set, ...room, alt: captionOf(set ?? '') ?? alt };
  });
}

/** `undefined` for a photograph. */
export function cartShownAt(src: string): string | undefined {
  return readStill(src)?.id ?? cartIn(setAt(src) ?? '');
}

/** spec S3.14 */
export const renderingNote = 'Rendering, not a photograph';

export function isRendering({ src }: Pick<PictureSource, 'src'>): boolean {
  return cartShownAt(src) !== undefined;
}

export function isPhotograph(picture: Pick<PictureSource, 'src'>): boolean {
  return !isRendering(picture) && !picture.src.startsWith('/drawings/');
}

function viewAt(src: string): StillView | undefined {
  const own = readStill(src);
  if (own !== undefined) return own.view;
  const set = setAt(src) ?? '';
  const id = cartIn(set);
  return wholeViews.find((view) => id !== undefined && cartPictureSet(id, view) === set);
}

/** In the modelled finish alone. */
function closeUpsIn(
  id: string | undefined,
  vehicle: Pictured,
  chosen: ReturnType<typeof finishOfRow>,
): readonly PictureSource[] {
  const finish = chosen ?? (id && finishOfRow(id, vehicle));
  const pictured = id && finishListOf(id)?.shown;
  if (!id || !pictured) return [];
  const isOther =
    finish && (finish.paint.slug !== pictured.paint || finish.seats.slug !== pictured.seats);
  return isOther ? [] : closeUpsOf(id).map((view) => modelPicture({ id }, view));
}

/** With as many seats as the row. */
function modelShownFor(vehicle: Pictured): string | undefined {
  const id = modelledId(vehicle);
  const model = picturedModel(id);
  const seats = seatsOf(vehicle);
  return model === undefined || (seats !== undefined && seats !== model.seats) ? undefined : id;
}

function drawingOf(vehicle: Pictured): PictureSource {
  const seats = seatsOf(vehicle);
  const article = seats === 8 || seats === 11 ? 'an' : 'a';
  const cart = seats === undefined ? 'a golf cart' : `${article} ${seats}-seat golf cart`;
  const kind = isTrailer(vehicle) ? 'a trailer' : cart;
  const stance = stanceOf(vehicle);
  return {
    src: drawingPath(lookOf(vehicle)),
    ...room,
    alt: `Drawing of ${kind}${stance === undefined ? '' : ` with a ${stance} stance`}, seen from the side`,
    caption: 'Drawing. Photos on request',
  };
}
