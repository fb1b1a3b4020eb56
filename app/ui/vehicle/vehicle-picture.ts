import {
  captionOf,
  cartIn,
  cartPictureSet,
  closeUpsOf,
  picturedModel,
  wholeViews,
} from '../../../domain/catalogue/known-models/cart-picture.ts';
import type { FinishChoice } from '../../../domain/catalogue/known-models/finish-list.ts';
import { modelledId } from '../../../domain/catalogue/known-models/known-model.ts';
import type { StillView } from '../../../domain/catalogue/known-models/still-set.ts';
import { setAt } from '../../../domain/catalogue/picture-set.ts';
import { stanceOf } from '../../../domain/catalogue/search/cart-facts.ts';
import { seatsOf, type Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { drawingPath, lookOf } from '../../drawings/look.ts';
import type { PictureSource } from '../element/picture.tsx';
import { finishChosen, modelPicture, pictureForRow, room } from './model-picture.ts';

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

/** A picture of a vehicle's page. */
export interface GalleryPicture extends PictureSource {
  /** What it shows, where there are both (spec S6.9). */
  readonly group?: 'Photos of this cart' | 'Pictures of the model';
  /** Of a picture that follows the chosen finish: the side it shows. */
  readonly view?: StillView;
}

/**
 * The pictures of a vehicle, main one first. Without any, the picture of its model stands in, in the
 * row's own color where that has a name, and says so; of a model we have no picture of, or none with as
 * many seats, a drawing made from the row's own facts (spec S3.14).
 */
export function picturesOf(vehicle: Pictured): Pictures {
  const [first, ...rest] = ownPictures(vehicle);
  if (first !== undefined) return [first, ...rest];
  const id = modelShownFor(vehicle);
  if (id === undefined) return [drawingOf(vehicle)];
  return [pictureForRow(id, 'front', vehicle)];
}

/** The main picture where a finish is asked for: the model's in that finish (spec S10.9). */
export function pictureAskedFor(vehicle: Pictured, choice: FinishChoice): PictureSource {
  const id = modelShownFor(vehicle);
  const finish = id === undefined ? undefined : finishChosen(id, choice);
  if (id === undefined || finish === undefined) return picturesOf(vehicle)[0];
  return pictureForRow(id, 'front', vehicle, finish);
}

/**
 * All pictures for a vehicle's own page: its own first, then those of its model from all sides and close,
 * in the finish that was chosen, else in the row's. A chosen finish comes before photographs, which show
 * another. What is not the row's is in no feed and no structured data.
 */
export function galleryOf(vehicle: Pictured, choice: FinishChoice = {}): readonly GalleryPicture[] {
  const own = ownPictures(vehicle);
  const id = modelShownFor(vehicle);
  const chosen = id === undefined ? undefined : finishChosen(id, choice);
  const pictured = cartIn(own[0]?.set ?? '');
  if (pictured !== undefined && chosen === undefined) {
    const views = own.map((one) => ({ ...one, view: id && viewOf(id, one) }));
    return [...views, ...closeUpsOf(pictured).map((view) => modelPicture({ id: pictured }, view))];
  }
  if (id === undefined) return picturesOf(vehicle);
  const group = pictured !== undefined || own.length === 0 ? undefined : 'Pictures of the model';
  const ofModel = wholeViews.map(
    (view) =>
      ({
        ...pictureForRow(id, view, vehicle, chosen),
        view,
        group,
      }) as const,
  );
  // They show the cart's own finish, and say so.
  const closeUps = closeUpsOf(id).map((view) => {
    const picture = modelPicture({ id }, view);
    return { ...picture, caption: picture.alt, group } as const;
  });
  if (pictured !== undefined) return [...ofModel, ...closeUps];
  const photos = own.map((one) => ({
    ...one,
    caption: 'Photo of this cart',
    group: 'Photos of this cart' as const,
  }));
  return chosen === undefined
    ? [...photos, ...ofModel, ...closeUps]
    : [...ofModel, ...closeUps, ...photos];
}

function ownPictures({ images, name }: Pictured): readonly PictureSource[] {
  return [...new Set(images)].map((src, index) => {
    const set = setAt(src);
    const alt = index === 0 ? name : `${name}, picture ${index + 1}`;
    return { src, set, ...room, alt: captionOf(set ?? '') ?? alt };
  });
}

/** The side that one of our own pictures shows a cart from. */
function viewOf(id: string, { set }: PictureSource): StillView | undefined {
  return wholeViews.find((view) => cartPictureSet(id, view) === set);
}

/** The model whose pictures may stand for a row: the one it is, with as many seats as the row has. */
function modelShownFor(vehicle: Pictured): string | undefined {
  const id = modelledId(vehicle);
  const model = picturedModel(id);
  const seats = seatsOf(vehicle);
  return model === undefined || (seats !== undefined && seats !== model.seats) ? undefined : id;
}

function drawingOf(vehicle: Pictured): PictureSource {
  const seats = seatsOf(vehicle);
  const article = seats === 8 || seats === 11 ? 'an' : 'a';
  const kind = seats === undefined ? 'a golf cart' : `${article} ${seats}-seat golf cart`;
  const stance = stanceOf(vehicle);
  return {
    src: drawingPath(lookOf(vehicle)),
    ...room,
    alt: `Drawing of ${kind}${stance === undefined ? '' : ` with a ${stance} stance`}, seen from the side`,
    caption: 'Drawing: no photograph yet',
  };
}
