import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { brands } from '../domain/business/models/brands.ts';
import { policies } from '../domain/policies/policies.ts';
import { listAddresses } from './links.ts';

/** Pages of data share one module at many paths. */
export default [
  index('routes/home.tsx'),
  route('inventory', 'routes/inventory.tsx'),
  ...Object.keys(listAddresses).map((path) =>
    route(path.slice(1), 'routes/list-address.ts', { id: `list:${path}` }),
  ),
  route('vehicles/:id', 'routes/vehicle.tsx'),
  route('vehicle/:id', 'routes/vehicle.tsx', { id: 'vehicle-alias' }),
  route('compare', 'routes/compare.tsx'),
  ...brands.map(({ slug }) => route(slug, 'routes/brand.tsx', { id: `brand:${slug}` })),
  route('services', 'routes/services.tsx'),
  route('street-legal', 'routes/street-legal.tsx'),
  route('about', 'routes/about.tsx'),
  route('showroom', 'routes/showroom.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('trade-in', 'routes/trade-in.tsx'),
  route('thank-you', 'routes/thank-you.tsx'),
  route('alerts', 'routes/alerts.tsx'),
  route('alerts/asked', 'routes/alert-asked.tsx'),
  route('alerts/:token', 'routes/alert.tsx'),
  route('rentals', 'routes/rentals.tsx'),
  route('rentals/:slug', 'routes/place-rentals.tsx'),
  route('towns/:slug', 'routes/place.tsx'),
  route('eco-impact', 'routes/eco-impact.tsx'),
  ...policies.flatMap((policy) =>
    policy.paths.map((path) => route(path.slice(1), 'routes/policy.tsx', { id: `policy:${path}` })),
  ),

  route('do/*', 'routes/do.tsx'),

  route('api/vehicles', 'routes/api.vehicles.ts'),
  route('api/vehicles/:id', 'routes/api.vehicle.ts'),
  route('api/contact', 'routes/api.contact.ts'),
  route('healthz', 'routes/healthz.ts'),
  route('drawings/:file', 'routes/drawing.ts'),
  route('feeds/:name', 'routes/feeds.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('new-arrivals.xml', 'routes/new-arrivals.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('llms.txt', 'routes/llms.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),

  // The router has no partial segments: the module parses `/{slug}-golf-carts`.
  route(':page', 'routes/place.tsx', { id: 'place-landing' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
