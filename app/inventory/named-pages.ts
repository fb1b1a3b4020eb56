import { business } from '../../domain/business/identity.ts';
import type { Filters } from '../../domain/catalogue/search/filters.ts';
import type { NamedPage } from '../../domain/catalogue/search/query/named-pages.ts';
import type { PageTopic } from '../../domain/catalogue/search/query/page-topics.ts';
import { placeLabel } from '../../domain/dealership/place.ts';
import { type DestinationFields, elsewhere } from '../../domain/places/destination-fields.ts';
import { findPlace } from '../../domain/places/find-place.ts';
import { type PolicyKey, policyPaths } from '../../domain/policies/paths.ts';
import type { PageLink } from '../islands/inventory/inventory-view.ts';
import { links } from '../links.ts';

const sectionOf = (key: PolicyKey, section: string) => `${policyPaths[key][0]}#${section}`;

const topics: Readonly<Record<Exclude<PageTopic, 'financing'>, PageLink | (() => PageLink)>> = {
  payment: {
    label: 'How a cart is ordered and paid for',
    href: sectionOf('terms-of-service', 'sales'),
  },
  rental: { label: 'Golf cart rentals', href: links.rentals },
  'rental-deposit': {
    label: 'Deposit for a rental',
    href: sectionOf('rental-policy', 'deposit'),
  },
  'rental-insurance': {
    label: 'Insurance in a rental',
    href: sectionOf('rental-policy', 'insurance'),
  },
  'street-legal': { label: 'What makes a cart street legal', href: links.streetLegal },
  registration: {
    label: 'Registration, plates and insurance: who to ask',
    href: `${links.streetLegal}#whom-to-ask`,
  },
  warranty: { label: 'Warranty', href: sectionOf('terms-of-service', 'sales') },
  returns: {
    label: 'Returns: how long and what it costs',
    href: sectionOf('return-policy', 'windows'),
  },
  tax: { label: 'Tax and fees on a sale', href: sectionOf('terms-of-service', 'sales') },
  price: { label: 'How we price', href: sectionOf('ethics-policy', 'selling') },
  batteries: { label: 'Batteries and chargers', href: links.serviceOf('batteries') },
  service: { label: 'Service and repair', href: links.services },
  custom: {
    label: 'Custom work: seats, sound, lift kits, enclosures, paint',
    href: links.serviceOf('custom'),
  },
  parts: { label: 'Parts and service', href: links.services },
  pickup: { label: 'We pick up your cart for repair', href: links.serviceOf('reasons') },
  delivery: { label: 'Delivery: where, when and what it costs', href: links.deliveryPolicy },
  'trade-in': { label: 'Trade in your cart', href: links.tradeIn() },
  'test-drive': {
    label: 'Test-drive it on a real hill',
    href: links.contactFrom({ topic: 'test-drive' }),
  },
  storage: { label: 'Winter storage and its rates', href: sectionOf('storage-policy', 'rates') },
  access: {
    label: 'Easy boarding and hand controls',
    href: sectionOf('diversity-policy', 'customers'),
  },
  compare: { label: 'Compare carts side by side', href: links.compare({ ids: [] }) },
  eco: { label: 'What an electric cart saves', href: links.ecoImpact },
  feedback: { label: 'Feedback, and how we answer it', href: links.feedback },
  about: { label: 'Who we are', href: links.about },
  jobs: { label: 'Working here: how we hire', href: sectionOf('diversity-policy', 'hiring') },
  contact: () => ({ label: `Call ${business.phone.shown} or write to us`, href: links.contact }),
  hours: { label: 'Opening hours', href: links.showroom },
  showroom: { label: 'Our showrooms', href: links.showroom },
};

export function pageLinksOf(
  pages: readonly NamedPage[],
  financingUrl: string,
  filters: Filters,
): readonly PageLink[] {
  const isRental = pages.some((page) => 'topic' in page && page.topic === 'rental');
  return pages.flatMap((page): readonly PageLink[] => {
    if ('topic' in page) {
      if (page.topic !== 'financing') {
        const link = topics[page.topic];
        return [typeof link === 'function' ? link() : link];
      }
      return [{ label: 'Apply for financing', href: financingUrl, isOutside: true }];
    }
    const pricedFor = (label: string, to: DestinationFields): PageLink => ({
      label: `Prices delivered to ${label}`,
      href: links.inventoryWith({ ...filters, miles: undefined, zip: undefined, ...to }),
    });
    if ('zip' in page) return [pricedFor(page.zip, { town: elsewhere, zip: page.zip })];
    const place = findPlace(page.place)?.place;
    if (place === undefined) return [];
    const label = placeLabel(place);
    return [
      { label: `Golf carts in ${label}`, href: links.place(place.slug) },
      pricedFor(label, { town: place.slug }),
      ...(isRental ? [{ label: `Rentals in ${label}`, href: links.placeRentals(place.slug) }] : []),
    ];
  });
}
