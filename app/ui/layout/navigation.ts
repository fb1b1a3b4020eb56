import { brands } from '../../../domain/dealer/business/models/brands.ts';
import { policyPaths } from '../../../domain/policies/paths.ts';
import { links } from '../../links.ts';

/** Home on an exact match, others by prefix (spec S2.6). */
export function isActive(linkPath: string, currentPath: string): boolean {
  return linkPath === '/' ? currentPath === '/' : currentPath.startsWith(linkPath);
}

export interface NavLink {
  readonly label: string;
  readonly path: string;
}

/** spec S2.5 */
export const mainNav: readonly NavLink[] = [
  { label: 'Home', path: links.home },
  { label: 'Inventory', path: links.inventory },
  { label: 'Rentals', path: links.rentals },
  { label: 'Services', path: links.services },
  { label: 'Showroom', path: links.showroom },
  { label: 'Contact', path: links.contact },
];

export const aboutNav: readonly NavLink[] = [
  { label: 'About Us', path: links.about },
  { label: 'Eco-Impact Calculator', path: links.ecoImpact },
];

export const ownerNav: readonly NavLink[] = [
  { label: 'Trade-in', path: links.tradeIn() },
  { label: 'Storage', path: policyPaths['storage-policy'][0] },
];

export const brandNav: readonly NavLink[] = brands.map(({ name, slug }) => ({
  label: name,
  path: links.brand(slug),
}));
