import type { Filters } from '../../domain/catalogue/search/filters.ts';
import type { NamedPage } from '../../domain/catalogue/search/query/named-pages.ts';
import type { PageTopic } from '../../domain/catalogue/search/query/page-topics.ts';
import { placeLabel } from '../../domain/dealership/place.ts';
import {
  type DestinationFields,
  destinationFieldsOf,
} from '../../domain/places/destination-fields.ts';
import { findPlace } from '../../domain/places/find-place.ts';
import { type PolicyKey, policyPaths } from '../../domain/policies/paths.ts';
import type { PageLink } from '../islands/inventory/inventory-view.ts';
import { links } from '../links.ts';

const section = (key: PolicyKey, id: string) => `${policyPaths[key][0]}#${id}`;

const topics: Readonly<Record<Exclude<PageTopic, 'financing'>, readonly [string, string]>> = {
  payment: ['How a cart is ordered and paid for', section('terms-of-service', 'sales')],
  rental: ['Golf cart rentals', links.rentals],
  'rental-deposit': ['Deposit for a rental', section('rental-policy', 'deposit')],
  'rental-insurance': ['Insurance in a rental', section('rental-policy', 'insurance')],
  'street-legal': ['What makes a cart street legal', links.streetLegal],
  registration: [
    'Registration, plates and insurance: who to ask',
    `${links.streetLegal}#whom-to-ask`,
  ],
  warranty: ['Warranty', section('terms-of-service', 'sales')],
  returns: ['Returns: how long and what it costs', section('return-policy', 'windows')],
  tax: ['Tax and fees on a sale', section('terms-of-service', 'sales')],
  price: ['How we price', section('ethics-policy', 'selling')],
  batteries: ['Batteries and chargers', links.serviceOf('batteries')],
  service: ['Service and repair', links.services],
  custom: ['Custom work: seats, sound, lift kits, enclosures, paint', links.serviceOf('custom')],
  parts: ['Parts and accessories', links.serviceOf('parts')],
  pickup: ['We pick up your cart for repair', links.serviceOf('reasons')],
  delivery: ['Delivery: where, when and what it costs', links.deliveryPolicy],
  'trade-in': ['Trade in your cart', links.tradeIn()],
  'test-drive': ['Test-drive it on a real hill', links.contactFrom({ topic: 'test-drive' })],
  storage: ['Winter storage and its rates', section('storage-policy', 'rates')],
  access: ['Easy boarding and hand controls', section('diversity-policy', 'customers')],
  compare: ['Compare carts side by side', links.compare({ ids: [] })],
  eco: ['What an electric cart saves', links.ecoImpact],
  feedback: ['Feedback, and how we answer it', links.feedback],
  about: ['Who we are', links.about],
  jobs: ['Working here: how we hire', section('diversity-policy', 'hiring')],
  contact: ['Call or write to us', links.contact],
  hours: ['Opening hours', links.showroom],
  showroom: ['Our showrooms', links.showroom],
};

export function pageLinksOf(
  pages: readonly NamedPage[],
  financingUrl: string,
  filters: Filters,
): readonly PageLink[] {
  const isRental = pages.some((page) => 'topic' in page && page.topic === 'rental');
  return pages.flatMap((page): readonly PageLink[] => {
    if ('topic' in page) {
      if (page.topic === 'financing') {
        return [{ label: 'Apply for financing', href: financingUrl, isOutside: true }];
      }
      const [label, href] = topics[page.topic];
      return [{ label, href }];
    }
    const pricedFor = (label: string, to: DestinationFields): PageLink => ({
      label: `Prices delivered to ${label}`,
      href: links.inventoryWith({ ...filters, ...destinationFieldsOf(to) }),
    });
    if ('zip' in page) return [pricedFor(page.zip, { place: page.zip })];
    const place = findPlace(page.place)?.place;
    if (place === undefined) return [];
    const label = placeLabel(place);
    return [
      { label: `Golf carts in ${label}`, href: links.place(place.slug) },
      pricedFor(label, { place: label }),
      ...(isRental ? [{ label: `Rentals in ${label}`, href: links.placeRentals(place.slug) }] : []),
    ];
  });
}
