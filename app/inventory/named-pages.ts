import type { NamedPage, PageTopic } from '../../domain/catalogue/search/query/page-words.ts';
import { placeLabel } from '../../domain/dealership/place.ts';
import { findPlace } from '../../domain/places/find-place.ts';
import type { PageLink } from '../islands/inventory/inventory-view.ts';
import { links } from '../links.ts';

const topics: Readonly<Record<Exclude<PageTopic, 'financing'>, PageLink>> = {
  rental: { label: 'Golf cart rentals', href: links.rentals },
  service: { label: 'Service and repair', href: links.services },
  parts: { label: 'Parts and service', href: links.services },
  delivery: { label: 'Delivery: where, when and what it costs', href: links.deliveryPolicy },
  'trade-in': { label: 'Trade in your cart', href: links.tradeIn() },
  'test-drive': { label: 'Ask for a test drive', href: links.contactFrom({ topic: 'test-drive' }) },
  hours: { label: 'Opening hours', href: links.showroom },
  showroom: { label: 'Our showrooms', href: links.showroom },
};

/**
 * Links to the pages that a search text names (spec S5.24).
 * @param financingUrl of the outside application for financing
 */
export function pageLinksOf(
  pages: readonly NamedPage[],
  financingUrl: string,
): readonly PageLink[] {
  const isRental = pages.some((page) => 'topic' in page && page.topic === 'rental');
  return pages.flatMap((page): readonly PageLink[] => {
    if ('topic' in page) {
      if (page.topic !== 'financing') return [topics[page.topic]];
      return [{ label: 'Apply for financing', href: financingUrl, isOutside: true }];
    }
    const place = findPlace(page.place)?.place;
    if (place === undefined) return [];
    const label = placeLabel(place);
    return [
      { label: `Golf carts in ${label}`, href: links.place(place.slug) },
      ...(isRental ? [{ label: `Rentals in ${label}`, href: links.placeRentals(place.slug) }] : []),
    ];
  });
}
