import type {
  AdministrativeAreaLeaf,
  AutoDealerLeaf,
  OpeningHoursSpecification,
  OrganizationLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import { business, showrooms } from '../../../domain/business/identity.ts';
import { showroomHours } from '../../../domain/business/opening-hours.ts';
import { sharingPictureOf } from '../../../domain/catalogue/picture-set.ts';
import { closedDaysWithin, type Today } from '../../../domain/closed-days.ts';
import type { Place } from '../../../domain/dealership/place.ts';
import type { Showroom } from '../../../domain/dealership/showroom.ts';
import { dayNames, week } from '../../../domain/week.ts';
import { links } from '../../links.ts';
import { showroomPage } from '../site-pages.ts';

/**
 * The one identity in schema.org's words. Each of these nodes has an `@id` that is the same on
 * every page; a page that only names one of them refers to it by that id.
 */

/** A schema.org node that is named on many pages and described in full on few. */
export type Reference = Omit<OrganizationLeaf, '@id' | 'name'> & {
  readonly '@id': string;
  readonly name: string;
};

/** The `@id` of the business. `siteUrl` is an origin without a trailing slash, here as everywhere. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;
export const websiteId = (siteUrl: string) => `${siteUrl}/#website`;
const showroomId = (siteUrl: string, { id }: Showroom) => `${siteUrl}/#showroom-${id}`;

/** The business, by id and name. */
export function organizationRef(siteUrl: string): Reference {
  return { '@type': 'Organization', '@id': organizationId(siteUrl), name: business.name };
}

/** A showroom, by id and name. A dealer is an organization, and needs no address where it is one. */
export function showroomRef(siteUrl: string, showroom: Showroom): Reference {
  return { '@type': 'Organization', '@id': showroomId(siteUrl, showroom), name: showroom.name };
}

export function countyArea(county: Place['county']): AdministrativeAreaLeaf {
  return { '@type': 'AdministrativeArea', name: `${county} County, ${business.state}` };
}

const logoOf = (siteUrl: string) => `${siteUrl}/icon-512.png`;

export function organization(siteUrl: string): OrganizationLeaf {
  return {
    ...organizationRef(siteUrl),
    url: `${siteUrl}/`,
    logo: logoOf(siteUrl),
    telephone: business.phone.e164,
    email: business.email,
    foundingDate: String(business.founded),
    areaServed: business.counties.map(countyArea),
    subOrganization: showrooms.map((showroom) => showroomRef(siteUrl, showroom)),
  };
}

/**
 * The showrooms in full, in the order of the pages. The online one can't be visited:
 * it is an organization with its phone, without opening hours or coordinates.
 */
export function dealers(
  siteUrl: string,
  today?: Today,
): readonly (AutoDealerLeaf | OrganizationLeaf)[] {
  return showrooms.map((showroom) =>
    showroom.type === 'physical' ? dealer(siteUrl, showroom, today) : onlineDesk(siteUrl, showroom),
  );
}

/** The properties of both kinds. */
function contactOf(siteUrl: string, showroom: Showroom) {
  return {
    ...showroomRef(siteUrl, showroom),
    url: siteUrl + links.showroom,
    telephone: showroom.phone.e164,
    email: business.email,
    parentOrganization: organizationRef(siteUrl),
  };
}

function onlineDesk(siteUrl: string, showroom: Showroom): OrganizationLeaf {
  return {
    ...contactOf(siteUrl, showroom),
    '@type': 'Organization',
    logo: logoOf(siteUrl),
    areaServed: { '@type': 'AdministrativeArea', name: business.state },
  };
}

function dealer(siteUrl: string, showroom: Showroom, today?: Today): AutoDealerLeaf {
  const { address, coordinates } = showroom;
  return {
    ...contactOf(siteUrl, showroom),
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
    openingHoursSpecification: openingHours(),
    ...(today && { specialOpeningHoursSpecification: closedHours(showroom, today) }),
  };
}

/** The days of the next 30 on which a showroom is closed: that it opens and closes at midnight says so. */
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

/** The showroom hours; a day that is not named is a closed one. */
function openingHours(): readonly OpeningHoursSpecification[] {
  return showroomHours.spans.flatMap((span) =>
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

/** The site, with the address its search answers at. */
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

/** The inventory's search, as a pattern of its address. */
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
