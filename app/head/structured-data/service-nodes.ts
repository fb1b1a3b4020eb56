import type { CityLeaf, OfferLeaf, ServiceLeaf } from 'schema-dts';
import { business } from '../../../domain/dealer/business/identity.ts';
import { serviceOfferings } from '../../../domain/dealer/business/services.ts';
import { type Place, placeLabel } from '../../../domain/dealer/place.ts';
import { periodDays } from '../../../domain/dealer/rental.ts';
import { deliveryTo } from '../../../domain/places/delivery.ts';
import {
  generalGroups,
  type RentalGroup,
  townGroups,
} from '../../../domain/rentals/rental-plans.ts';
import { links } from '../../links.ts';
import { countyArea, organizationRef, showroomRef } from './identity.ts';

const rentalType = 'Golf cart rental';

export function rentalService(siteUrl: string): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': `${siteUrl}${links.rentals}#service`,
    name: 'Golf cart rentals',
    serviceType: rentalType,
    provider: organizationRef(siteUrl),
    areaServed: business.counties.map(countyArea),
    offers: planOffers(generalGroups),
  };
}

export function placeRentalService(siteUrl: string, place: Place): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': `${siteUrl}${links.placeRentals(place.slug)}#service`,
    name: `Golf cart rentals in ${placeLabel(place)}`,
    serviceType: rentalType,
    provider: showroomRef(siteUrl, deliveryTo(place).showroom),
    areaServed: areaOf(place),
    offers: planOffers(townGroups),
  };
}

function planOffers(groups: readonly RentalGroup[]): readonly OfferLeaf[] {
  return groups.flatMap(({ plans }) =>
    plans.map(({ title, priceUsd, period }) => ({
      '@type': 'Offer',
      name: title,
      price: priceUsd,
      priceCurrency: 'USD',
      eligibleDuration: {
        '@type': 'QuantitativeValue',
        value: periodDays[period],
        unitCode: 'DAY',
      },
    })),
  );
}

export function placeService(siteUrl: string, place: Place): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': `${siteUrl}${links.place(place.slug)}#service`,
    name: `Golf carts in ${placeLabel(place)}`,
    serviceType: 'Golf cart sales, delivery, and service',
    provider: showroomRef(siteUrl, deliveryTo(place).showroom),
    areaServed: areaOf(place),
  };
}

export function workshopServices(siteUrl: string): readonly ServiceLeaf[] {
  return serviceOfferings.map(({ title, description }) => ({
    '@type': 'Service',
    name: title,
    serviceType: 'Golf cart service and repair',
    description,
    provider: organizationRef(siteUrl),
  }));
}

function areaOf(place: Place): CityLeaf {
  return {
    '@type': 'City',
    name: placeLabel(place),
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lon },
    containedInPlace: countyArea(place.county),
  };
}
