import { type Place, placeLabel } from '../../domain/dealership/place.ts';
import {
  landingDescription,
  placeCopy,
  rentalDescription,
} from '../../domain/places/place-copy.ts';
import { heroSet, placeScene } from '../drawings/hero-art.ts';
import { links } from '../links.ts';
import type { Page } from './page.ts';
import { rentalsPage } from './site-pages.ts';

export function placePage(place: Place): Page {
  const { label, county } = placeCopy(place);
  const path = links.place(place.slug);
  return {
    title: `Golf Carts in ${label}`,
    description: landingDescription(place),
    keywords: [
      `golf carts ${label}`,
      `golf carts for sale ${county}`,
      `golf cart delivery ${label}`,
    ],
    path,
    trail: [
      { label: 'Places we serve', path: links.placeList },
      { label, path },
    ],
    picture: { set: heroSet(placeScene(place)), alt: `Golf Carts in ${label}` },
  };
}

export function placeRentalsPage(place: Place): Page {
  const label = placeLabel(place);
  const { county } = placeCopy(place);
  const path = links.placeRentals(place.slug);
  return {
    title: `Golf Cart Rentals in ${label}`,
    description: rentalDescription(place),
    keywords: [`golf cart rental ${label}`, `rent a golf cart ${county}`],
    path,
    trail: [...(rentalsPage.trail ?? []), { label, path }],
    picture: { set: heroSet(placeScene(place)), alt: `Golf Cart Rentals in ${label}` },
  };
}
