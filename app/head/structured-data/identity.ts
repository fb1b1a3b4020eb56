import type {
  AdministrativeAreaLeaf,
  AutoDealerLeaf,
  OpeningHoursSpecification,
  OrganizationLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import { business, showrooms } from '../../../domain/dealer/business/identity.ts';
import { closedDaysWithin } from '../../../domain/dealer/closed-days.ts';
import { type Dealer, hoursAt, phoneAt, type Today } from '../../../domain/dealer/dealer.ts';
import type { Hours } from '../../../domain/dealer/hours.ts';
import type { Place } from '../../../domain/dealer/place.ts';
import type { Showroom } from '../../../domain/dealer/showroom.ts';
import { sharingPictureOf } from '../../../domain/stock/pictures/picture.ts';
import { dayNames, week } from '../../../domain/week.ts';
import { links } from '../../links.ts';
import { showroomPage } from '../site-pages.ts';

export type Reference = Omit<OrganizationLeaf, '@id' | 'name'> & {
  readonly '@id': string;
  readonly name: string;
};

export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;
export const websiteId = (siteUrl: string) => `${siteUrl}/#website`;
const showroomId = (siteUrl: string, { id }: Showroom) => `${siteUrl}/#showroom-${id}`;

export function organizationRef(siteUrl: string): Reference {
  return { '@type': 'Organization', '@id': organizationId(siteUrl), name: business.name };
}

/** An organization: a dealer needs an address. */
export function showroomRef(siteUrl: string, showroom: Showroom): Reference {
  return { '@type': 'Organization', '@id': showroomId(siteUrl, showroom), name: showroom.name };
}

export function countyArea(county: Place['county']): AdministrativeAreaLeaf {
  return { '@type': 'AdministrativeArea', name: `${county} County, ${business.state}` };
}

const logoOf = (siteUrl: string) => `${siteUrl}/icon-512.png`;

export function organization(siteUrl: string, { phone }: Dealer): OrganizationLeaf {
  return {
    ...organizationRef(siteUrl),
    url: `${siteUrl}/`,
    logo: logoOf(siteUrl),
    telephone: phone.e164,
    email: business.email,
    foundingDate: String(business.founded),
    areaServed: business.counties.map(countyArea),
    subOrganization: showrooms.map((showroom) => showroomRef(siteUrl, showroom)),
  };
}

/** The online showroom has no opening hours or coordinates. */
export function dealers(
  siteUrl: string,
  today: Today,
): readonly (AutoDealerLeaf | OrganizationLeaf)[] {
  return showrooms.map((showroom) =>
    (showroom.type === 'physical' ? dealer : onlineDesk)(siteUrl, showroom, today),
  );
}

function contactOf(siteUrl: string, showroom: Showroom, today: Today) {
  return {
    ...showroomRef(siteUrl, showroom),
    url: siteUrl + links.showroom,
    telephone: phoneAt(today, showroom.id).e164,
    email: business.email,
    parentOrganization: organizationRef(siteUrl),
  };
}

function onlineDesk(siteUrl: string, showroom: Showroom, today: Today): OrganizationLeaf {
  return {
    ...contactOf(siteUrl, showroom, today),
    '@type': 'Organization',
    logo: logoOf(siteUrl),
    areaServed: { '@type': 'AdministrativeArea', name: business.state },
  };
}

function dealer(siteUrl: string, showroom: Showroom, today: Today): AutoDealerLeaf {
  const { address, coordinates } = showroom;
  return {
    ...contactOf(siteUrl, showroom, today),
    '@type': 'AutoDealer',
    image: siteUrl + sharingPictureOf(showroomPage.picture.set),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lon },
    openingHoursSpecification: openingHours(hoursAt(today, showroom.id)),
    specialOpeningHoursSpecification: closedHours(showroom, today),
  };
}

/** Of the next 30 days; opening and closing at midnight means closed. */
function closedHours({ id }: Showroom, today: Today): readonly OpeningHoursSpecification[] {
  return closedDaysWithin(specialDays, today)
    .filter(({ showroom }) => showroom === undefined || showroom === id)
    .map(({ date }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: '00:00',
      closes: '00:00',
    }));
}

const specialDays = 30;

function openingHours({ spans }: Hours): readonly OpeningHoursSpecification[] {
  return spans.flatMap((span) =>
    'note' in span
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: week
              .slice(week.indexOf(span.from), week.indexOf(span.to) + 1)
              .map((day) => dayNames[day]),
            opens: span.opens,
            closes: span.closes,
          },
        ],
  );
}

export function website(siteUrl: string): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    url: `${siteUrl}/`,
    name: business.name,
    inLanguage: 'en-US',
    publisher: organizationRef(siteUrl),
    potentialAction: search(siteUrl),
  };
}

function search(siteUrl: string): WithActionConstraints<SearchActionLeaf> {
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl}${links.inventory}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
}
