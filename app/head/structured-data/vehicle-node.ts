import type { CarLeaf, ItemListLeaf, MergeLeafTypes, OfferLeaf, ProductLeaf } from 'schema-dts';
import { findShowroom } from '../../../domain/places/showrooms.ts';
import { modelName } from '../../../domain/stock/model-name.ts';
import { type OfferedVehicle, seatsOf, type Vehicle } from '../../../domain/stock/vehicle.ts';
import { links } from '../../links.ts';
import { organizationRef, type Reference, showroomRef } from './identity.ts';

export type ProductCar = MergeLeafTypes<[ProductLeaf, CarLeaf]>;

export const vehicleNodeId = (siteUrl: string, id: string) =>
  `${siteUrl}${links.vehicle(id)}#vehicle`;

/** Without a price a car alone: Google rejects a product without one. */
export function vehicleNode(siteUrl: string, vehicle: OfferedVehicle): ProductCar | CarLeaf {
  const { id, name, brand, description, stockNumber, specifications, vin, year } = vehicle;
  const seats = seatsOf(vehicle);
  const facts = {
    '@id': vehicleNodeId(siteUrl, id),
    url: siteUrl + links.vehicle(id),
    name,
    description: description || name,
    image: imagesOf(siteUrl, vehicle),
    sku: stockNumber ?? id,
    brand: { '@type': 'Brand' as const, name: brand },
    model: modelName(vehicle),
    category: vehicle.category,
    itemCondition: conditionUrl(vehicle),
    vehicleSeatingCapacity: seats,
    vehicleIdentificationNumber: vin,
    vehicleModelDate: year === undefined ? undefined : String(year),
    mileageFromOdometer:
      vehicle.mileage === undefined
        ? undefined
        : { '@type': 'QuantitativeValue' as const, value: vehicle.mileage, unitCode: 'SMI' },
    color: vehicle.exteriorColor,
    vehicleInteriorColor: vehicle.interiorColor,
    driveWheelConfiguration: textOf(specifications.driveType ?? specifications.drivetrain),
  };
  const offers = offerNode(siteUrl, vehicle);
  if (offers === undefined) return { '@type': 'Car', ...facts };
  return { '@type': ['Product', 'Car'], ...facts, offers };
}

const itemConditions = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
} as const;

function conditionUrl({ offer: { feedCondition } }: OfferedVehicle) {
  return feedCondition && itemConditions[feedCondition];
}

function offerNode(siteUrl: string, vehicle: OfferedVehicle): OfferLeaf | undefined {
  if (vehicle.price === undefined) return undefined;
  return {
    '@type': 'Offer',
    url: siteUrl + links.vehicle(vehicle.id),
    price: vehicle.price,
    priceCurrency: 'USD',
    availability: `https://schema.org/${vehicle.offer.isInStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: conditionUrl(vehicle),
    seller: sellerOf(siteUrl, vehicle),
  };
}

function sellerOf(siteUrl: string, { location }: Vehicle): Reference {
  const showroom = findShowroom(location);
  return showroom === undefined ? organizationRef(siteUrl) : showroomRef(siteUrl, showroom);
}

function textOf(value: string | number | boolean | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : String(value);
}

function imagesOf(siteUrl: string, { images }: Vehicle): readonly string[] | undefined {
  if (images.length === 0) return undefined;
  return images.map((image) => (image.startsWith('/') ? siteUrl + image : image));
}

/** @param before the number of carts on earlier pages */
export function vehicleList(
  siteUrl: string,
  vehicles: readonly Pick<Vehicle, 'id' | 'name'>[],
  total: number,
  before: number,
): ItemListLeaf {
  return {
    '@type': 'ItemList',
    '@id': `${siteUrl}${links.inventory}#list`,
    numberOfItems: total,
    itemListElement: vehicles.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name,
      url: siteUrl + links.vehicle(id),
    })),
  };
}
