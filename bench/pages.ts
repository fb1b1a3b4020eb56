/** A kind of page, by one of its addresses. */
export interface Kind {
  readonly name: string;
  readonly path: string;
  /** It carries an island; every other page has no script at all. */
  readonly island?: boolean;
  /** Lighthouse's categories that can't judge it. */
  readonly unscored?: readonly string[];
}

/** Every kind of page the site has. What asks not to be listed fails search engines' rules. */
export const kinds: readonly Kind[] = [
  { name: 'home', path: '/' },
  { name: 'inventory', path: '/inventory', island: true },
  { name: 'vehicle', path: '/vehicles/d5-ranger-4-plus' },
  { name: 'Denago', path: '/denago' },
  { name: 'Evolution', path: '/evolution' },
  { name: 'services', path: '/services' },
  { name: 'about', path: '/about' },
  { name: 'showroom', path: '/showroom' },
  { name: 'contact', path: '/contact', island: true },
  { name: 'thank you', path: '/thank-you', unscored: ['seo'] },
  { name: 'rentals', path: '/rentals' },
  { name: 'rentals in a place', path: '/rentals/scranton' },
  { name: 'place', path: '/scranton-golf-carts' },
  { name: 'calculator', path: '/eco-impact', island: true },
  {
    name: 'its result',
    path: '/eco-impact?milesPerWeek=50&usageType=recreational&years=5',
    island: true,
  },
  { name: 'policy', path: '/policies/rental-policy' },
  // A browser reports the status itself, as an error of the page's.
  { name: 'not found', path: '/no-such-page', unscored: ['seo', 'best-practices'] },
];
