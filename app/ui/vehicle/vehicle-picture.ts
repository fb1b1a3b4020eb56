import {
  captionOf,
  cartPictureSet,
  cartViews,
} from '../../../domain/catalogue/brands/cart-picture.ts';
import type { Model } from '../../../domain/catalogue/brands/models.ts';
import { addressOfSet, setAt } from '../../../domain/catalogue/picture-set.ts';
import { seatsOf, type Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { drawingPath, lookOf } from '../../drawings/look.ts';
import type { PictureSource } from '../element/picture.tsx';

type Pictured = Pick<Vehicle, 'id' | 'name' | 'brand' | 'images' | 'specifications' | 'lifted'>;

/** Width and height in pixels a picture is given room for; all are 3:2. */
const width = 1200;
const height = 800;

/**
 * The pictures of a vehicle, main one first. Without any, a drawing made from its facts stands in,
 * and its alt text says that it is one.
 */
export function picturesOf(vehicle: Pictured): readonly [PictureSource, ...PictureSource[]] {
  const [first, ...rest] = [...new Set(vehicle.images)].map((src, index): PictureSource => {
    const set = setAt(src);
    const alt = index === 0 ? vehicle.name : `${vehicle.name}, picture ${index + 1}`;
    return { src, set, width, height, alt: captionOf(set ?? '') ?? alt };
  });
  return first === undefined ? [placeholderOf(vehicle)] : [first, ...rest];
}

/** The picture of a model as its brand's page shows it. */
export function modelPicture({ id, name, brand, seats, stance }: Model): PictureSource {
  const images = [addressOfSet(cartPictureSet(id, cartViews[0]))];
  const specifications = { seatingCapacity: seats };
  return picturesOf({ id, name, brand, images, specifications, lifted: stance === 'lifted' })[0];
}

function placeholderOf(vehicle: Pictured): PictureSource {
  const look = lookOf(vehicle);
  const seats = seatsOf(vehicle);
  const article = seats === 8 || seats === 11 ? 'an' : 'a';
  const kind = seats === undefined ? 'a golf cart' : `${article} ${seats}-seat golf cart`;
  const stance = look.stance === 'lifted' ? 'a lifted' : 'a street';
  return {
    src: drawingPath(look),
    width,
    height,
    alt: `Drawing of ${kind} with ${stance} stance, seen from the side`,
  };
}
