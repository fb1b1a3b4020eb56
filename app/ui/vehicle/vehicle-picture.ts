import type { Model } from '../../../domain/business/models/models.ts';
import {
  type CartView,
  captionOf,
  cartIn,
  cartPicture,
  cartPictureSet,
  closeUpsOf,
  picturedModel,
} from '../../../domain/catalogue/models/cart-picture.ts';
import { knownModelOf } from '../../../domain/catalogue/models/known-model.ts';
import { setAt, widthsAt } from '../../../domain/catalogue/picture-set.ts';
import { stanceOf } from '../../../domain/catalogue/search/cart-facts.ts';
import { seatsOf, type Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { drawingPath, lookOf } from '../../drawings/look.ts';
import type { PictureSource } from '../element/picture.tsx';

type Pictured = Pick<
  Vehicle,
  'name' | 'brand' | 'images' | 'specifications' | 'lifted' | 'exteriorColor' | 'interiorColor'
>;

/** Width and height in pixels a picture is given room for; all are 3:2. */
const width = 1200;
const height = 800;

/**
 * The pictures of a vehicle, main one first. Without any, the picture of its model stands in, and
 * says that it is one; of a model we have no picture of, a drawing made from the row's own facts
 * (spec S3.14).
 */
export function picturesOf(vehicle: Pictured): readonly [PictureSource, ...PictureSource[]] {
  const [first, ...rest] = [...new Set(vehicle.images)].map((src, index): PictureSource => {
    const set = setAt(src);
    const alt = index === 0 ? vehicle.name : `${vehicle.name}, picture ${index + 1}`;
    const widths = set === undefined ? undefined : widthsAt(src);
    return { src, set, widths, width, height, alt: captionOf(set ?? '') ?? alt };
  });
  if (first !== undefined) return [first, ...rest];
  const model = knownModelOf(vehicle);
  return model === undefined || picturedModel(model.id) === undefined
    ? [drawingOf(vehicle)]
    : [{ ...modelPicture(model), caption: `Picture of the model, not of this cart` }];
}

/**
 * All pictures for a vehicle's own page: close-ups too where its pictures are ours. They are no rows
 * of the stock, so feeds and structured data name the whole cart only.
 */
export function galleryOf(vehicle: Pictured): readonly [PictureSource, ...PictureSource[]] {
  const pictures = picturesOf(vehicle);
  const id = cartIn(pictures[0].set ?? '');
  if (id === undefined || pictures[0].caption !== undefined) return pictures;
  return [...pictures, ...closeUpsOf(id).map((view) => modelPicture({ id }, view))];
}

/** A picture of a cart that we have made pictures of, from the front unless another view is named. */
export function modelPicture({ id }: Pick<Model, 'id'>, view: CartView = 'front'): PictureSource {
  const set = cartPictureSet(id, view);
  const src = cartPicture(id, view);
  return { src, set, widths: widthsAt(src), width, height, alt: captionOf(set) ?? '' };
}

function drawingOf(vehicle: Pictured): PictureSource {
  const seats = seatsOf(vehicle);
  const article = seats === 8 || seats === 11 ? 'an' : 'a';
  const kind = seats === undefined ? 'a golf cart' : `${article} ${seats}-seat golf cart`;
  const stance = stanceOf(vehicle);
  return {
    src: drawingPath(lookOf(vehicle)),
    width,
    height,
    alt: `Drawing of ${kind}${stance === undefined ? '' : ` with a ${stance} stance`}, seen from the side`,
    caption: 'Drawing: no photograph yet',
  };
}
