import { freeDeliveryLimit } from '../../domain/business/terms/delivery-terms.ts';
import { type Place, placeLabel } from '../../domain/dealership/place.ts';
import { formatUsd } from '../../domain/money.ts';
import { milesInWords } from '../../domain/places/distance.ts';
import {
  landingDescription,
  placeCopy,
  rentalDescription,
  rentFromUsd,
} from '../../domain/places/place-copy.ts';
import { capitalized } from '../../domain/text/wording.ts';
import { links } from '../links.ts';
import type { Page } from './page.ts';
import { rentalsPage } from './site-pages.ts';

export function placePage(place: Place): Page {
  const { label, county, nearest, delivery } = placeCopy(place);
  const path = links.place(place.slug);
  return {
    title: `Golf Carts in ${label}, ${county}`,
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
    card: {
      kicker: county,
      title: `Golf Carts in ${label}`,
      facts: [
        capitalized(`${milesInWords(nearest.miles)} from our ${nearest.showroom.city} showroom`),
        delivery.kind === 'free'
          ? `Free delivery ${freeDeliveryLimit}`
          : `Delivery ${formatUsd(delivery.feeUsd)}`,
      ],
      art: { kind: 'map', slug: place.slug },
    },
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
    card: {
      kicker: county,
      title: `Golf Cart Rentals in ${label}`,
      facts: [`From ${formatUsd(rentFromUsd)} a day`, `Delivery to ${label} included`],
      art: { kind: 'map', slug: place.slug },
    },
  };
}
