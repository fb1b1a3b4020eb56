/** A kind of page, by one of its addresses. */
export interface Kind {
  readonly name: string;
  readonly path: string;
  /** Lighthouse category it can't be judged by: a page that asks not to be listed. */
  readonly unlisted?: boolean;
}

/** Every kind of page the site has. */
export const kinds: readonly Kind[] = [
  { name: 'home', path: '/' },
  { name: 'inventory', path: '/inventory' },
  { name: 'vehicle', path: '/vehicles/d5-ranger-4-plus' },
  { name: 'Denago', path: '/denago' },
  { name: 'Evolution', path: '/evolution' },
  { name: 'services', path: '/services' },
  { name: 'about', path: '/about' },
  { name: 'showroom', path: '/showroom' },
  { name: 'contact', path: '/contact' },
  { name: 'thank you', path: '/thank-you', unlisted: true },
  { name: 'rentals', path: '/rentals' },
  { name: 'rentals in a place', path: '/rentals/scranton' },
  { name: 'place', path: '/scranton-golf-carts' },
  { name: 'calculator', path: '/eco-impact' },
  { name: 'its result', path: '/eco-impact?milesPerWeek=50&usageType=recreational&years=5' },
  { name: 'policy', path: '/policies/rental-policy' },
  { name: 'not found', path: '/no-such-page', unlisted: true },
];
