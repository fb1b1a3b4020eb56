import type { Brand } from '../../domain/dealer/brand.ts';
import { business, showrooms } from '../../domain/dealer/business/identity.ts';
import { brands } from '../../domain/dealer/business/models/brands.ts';
import { pictures } from '../../domain/dealer/business/pictures.ts';
import { places } from '../../domain/dealer/business/places.ts';
import { generalRates } from '../../domain/dealer/business/rentals/rates.ts';
import { repairHours } from '../../domain/dealer/business/services.ts';
import { effectiveDate } from '../../domain/dealer/business/terms/effective-date.ts';
import { type Place, placeLabel } from '../../domain/dealer/place.ts';
import { formatUsd } from '../../domain/money.ts';
import { countiesInWords } from '../../domain/places/find-place.ts';
import {
  landingDescription,
  placeCopy,
  rentalDescription,
} from '../../domain/places/place-copy.ts';
import {
  onlineShowroom,
  physicalShowrooms,
  showroomCities,
} from '../../domain/places/showrooms.ts';
import type { PolicyHead } from '../../domain/policies/policy.ts';
import { kindsInWords, noOffer, type StockOffer } from '../../domain/stock/offer/stock-offer.ts';
import { capitalized, countInWords } from '../../domain/text/wording.ts';
import { links } from '../links.ts';
import type { Page, SharedPicture } from './page.ts';
import { placeScene, policyScene, rentalScene } from './scenes.ts';

interface SitePage extends Page {
  readonly picture: SharedPicture;
}

/** @param set of its pictures (spec S3.13) */
function section(label: string, set: string, page: Page): SitePage {
  return { ...page, trail: [{ label, path: page.path }], picture: { set, alt: page.title } };
}

export function homePageOf(offer: StockOffer): SitePage {
  const carts = `${offer.powers} carts`.trim();
  return {
    title: `${business.name} in ${business.areaTitle}`,
    bare: true,
    description: `${kindsInWords(offer)}, rentals, service, and delivery in ${countiesInWords}, ${business.state}.`,
    keywords: ['golf carts', ...business.searchedAreas, carts, 'golf cart rental'],
    path: links.home,
    picture: { set: pictures.lake, alt: `Golf carts in ${business.areaTitle}` },
  };
}

export function inventoryPageOf(offer: StockOffer): SitePage {
  const carts = `${offer.powers} golf carts`.trim();
  return section('Inventory', pictures.snow, {
    title: 'Golf Cart Inventory',
    description: `${kindsInWords(offer)} in stock in ${countiesInWords}. Filter by brand, series, and price.`,
    keywords: [...new Set(['golf carts for sale', carts, ...offer.makes.slice(0, 3)])],
    path: links.inventory,
  });
}

export const homePage = homePageOf(noOffer);
export const inventoryPage = inventoryPageOf(noOffer);

const rentFromUsd = Math.min(...Object.values(generalRates).map(({ daily }) => daily));

export const rentalsPage = section('Rentals', pictures.campground, {
  title: 'Golf Cart Rentals',
  description: `Rent a 4-seater, 6-seater, or utility golf cart by the day, week, or month from ${formatUsd(rentFromUsd)} in ${countiesInWords}.`,
  keywords: [
    'golf cart rental',
    'rent a golf cart',
    `${business.searchedAreas[0]} golf cart rental`,
    '6-seater golf cart rental',
    'utility cart rental',
  ],
  path: links.rentals,
});

export const servicesPage = section('Services', pictures['dusk-workshop'], {
  title: 'Golf Cart Service and Repair',
  description: `Maintenance, batteries, modifications, and warranty work on golf carts of many makes. Most repairs take ${repairHours} hours.`,
  keywords: ['golf cart repair', 'golf cart service', 'battery replacement', 'warranty'],
  path: links.services,
});

export const streetLegalPage = section('Street legal', pictures['village-street'], {
  title: 'Street Legal Golf Carts',
  description:
    'What federal law requires of a low-speed vehicle, which carts in stock are street legal, and who to ask about registration.',
  keywords: ['street legal golf cart', 'low-speed vehicle', 'LSV', '49 CFR 571.500'],
  path: links.streetLegal,
});

export const showroomPage = section('Showroom', pictures['showroom-front'], {
  title: `Showrooms in ${showroomCities()}`,
  description: `${capitalized(countInWords(physicalShowrooms.length, 'showroom'))} with test drives${onlineShowroom === undefined ? '' : `, and an online listing with delivery across ${business.state}`}: addresses, phones, hours, and directions.`,
  keywords: ['golf cart showroom', ...showrooms.map(({ city }) => city), 'test drive'],
  path: links.showroom,
});

export const contactPage = section('Contact', pictures.delivery, {
  title: 'Contact Us',
  description: `Ask about a cart, a rental, a repair, or parts. We answer within ${business.replyWithinHours} hours, usually in ${business.replyTypicalHours} business hours.`,
  keywords: ['contact', 'golf cart dealer', 'test drive', 'quote'],
  path: links.contact,
});

export const tradeInPage = section('Trade-in', pictures['village-street'], {
  title: 'Trade In Your Golf Cart',
  description:
    'Tell us the make, model, year, and how it runs, and add photos from your phone. We’ll reply with a price range within a day.',
  keywords: ['golf cart trade-in', 'trade in golf cart', 'sell golf cart', 'used golf carts'],
  path: links.tradeIn(),
});

export const thankYouPage = section('Thank You', pictures.campground, {
  title: 'Thank You',
  keywords: ['contact', 'message received'],
  description: `Your message has reached us. We answer within ${business.replyWithinHours} hours.`,
  path: links.thankYou,
  noindex: true,
});

export const alertsPage = section('Tell me when', pictures.snow, {
  title: 'Tell Me When',
  keywords: ['golf cart alert', 'price drop', 'new arrivals'],
  description: 'An email when a cart you want comes in, is available again, or costs less.',
  path: links.alerts,
  noindex: true,
});

export const alertAskedPage: SitePage = {
  ...alertsPage,
  title: 'Check Your Email',
  path: links.alertAsked,
};

export const comparePage = section('Compare', pictures.snow, {
  title: 'Compare Golf Carts',
  keywords: ['compare golf carts', 'golf cart comparison'],
  description: 'The carts you chose side by side, with prices, sizes, and every fact we have.',
  path: links.compare({ ids: [] }),
  noindex: true,
});

export const aboutPage = section('About Us', pictures['village-street'], {
  title: 'About Us',
  description: `${business.name}: who we are, what we stand for, and the ${places.length} municipalities in ${countiesInWords} we serve.`,
  keywords: ['about', 'golf cart dealer', ...business.counties.map((c) => `${c} County`)],
  path: links.about,
});

export const ecoImpactPage = section('Eco-Impact Calculator', pictures['farm-track'], {
  title: 'Eco-Impact Calculator',
  description:
    'See how much gasoline, CO₂, and money an electric golf cart saves you over 1 to 10 years, with all the math shown.',
  keywords: [
    'golf cart eco impact',
    'electric golf cart savings',
    'CO2 calculator',
    'golf cart running costs',
  ],
  path: links.ecoImpact,
});

export function brandPage({ name, slug, picture, description, keywords }: Brand): SitePage {
  return section(name, picture, {
    title: `${name} Golf Carts`,
    description,
    keywords,
    path: links.brand(slug),
  });
}

export const sitePages: readonly Page[] = [
  homePage,
  inventoryPage,
  ...brands.map(brandPage),
  rentalsPage,
  servicesPage,
  streetLegalPage,
  showroomPage,
  contactPage,
  tradeInPage,
  aboutPage,
  ecoImpactPage,
  thankYouPage,
  comparePage,
  alertsPage,
  alertAskedPage,
];

export function policyPage(policy: PolicyHead): SitePage {
  const { key, title, shortTitle, description, keywords, paths, period } = policy;
  const [path] = paths;
  return {
    title,
    description,
    keywords,
    path,
    trail: [{ label: shortTitle, path }],
    changed: period === undefined ? effectiveDate : undefined,
    picture: { set: policyScene(key), alt: title },
  };
}

export function placePage(place: Place): SitePage {
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
    picture: { set: placeScene(place), alt: `Golf Carts in ${label}` },
  };
}

export function placeRentalsPage(place: Place): SitePage {
  const label = placeLabel(place);
  const { county } = placeCopy(place);
  const path = links.placeRentals(place.slug);
  return {
    title: `Golf Cart Rentals in ${label}`,
    description: rentalDescription(place),
    keywords: [`golf cart rental ${label}`, `rent a golf cart ${county}`],
    path,
    trail: [...(rentalsPage.trail ?? []), { label, path }],
    picture: { set: rentalScene(place), alt: `Golf Cart Rentals in ${label}` },
  };
}
