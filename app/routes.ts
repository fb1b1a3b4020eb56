import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { brands } from '../domain/dealer/business/models/brands.ts';
import { policies } from '../domain/policies/policies.ts';
import { listAddresses } from './links.ts';

/** Pages of data share one module at many paths. */
export default [
  index('pages/home/home.tsx'),
  route('inventory', 'pages/inventory/inventory.tsx'),
  ...Object.keys(listAddresses).map((path) =>
    route(path.slice(1), 'pages/inventory/list-address.ts', { id: `list:${path}` }),
  ),
  route('vehicles/:id', 'pages/vehicle/vehicle.tsx'),
  route('vehicle/:id', 'pages/vehicle/vehicle.tsx', { id: 'vehicle-alias' }),
  route('compare', 'pages/compare/compare.tsx'),
  ...brands.map(({ slug }) => route(slug, 'pages/brand/brand.tsx', { id: `brand:${slug}` })),
  route('services', 'pages/services.tsx'),
  route('street-legal', 'pages/street-legal.tsx'),
  route('about', 'pages/about.tsx'),
  route('showroom', 'pages/showroom.tsx'),
  route('contact', 'pages/contact/contact.tsx'),
  route('trade-in', 'pages/trade-in/trade-in.tsx'),
  route('thank-you', 'pages/thank-you.tsx'),
  route('alerts', 'pages/alerts/alerts.tsx'),
  route('alerts/asked', 'pages/alerts/alert-asked.tsx'),
  route('alerts/:token', 'pages/alerts/alert.tsx'),
  route('rentals', 'pages/rentals/rentals.tsx'),
  route('rentals/:slug', 'pages/rentals/place-rentals.tsx'),
  route('towns/:slug', 'pages/place/place.tsx'),
  route('eco-impact', 'pages/eco-impact/eco-impact.tsx'),
  ...policies.flatMap((policy) =>
    policy.paths.map((path) =>
      route(path.slice(1), 'pages/policy/policy.tsx', { id: `policy:${path}` }),
    ),
  ),

  route('do/*', 'pages/do.tsx'),

  route('api/vehicles', 'pages/inventory/api.vehicles.ts'),
  route('api/vehicles/:id', 'pages/vehicle/api.vehicle.ts'),
  route('api/contact', 'pages/contact/api.contact.ts'),
  route('healthz', 'pages/documents/healthz.ts'),
  route('drawings/:file', 'pages/vehicle/drawing.ts'),
  route('sitemap.xml', 'pages/documents/sitemap.ts'),
  route('robots.txt', 'pages/documents/robots.ts'),
  route('manifest.webmanifest', 'pages/documents/manifest.ts'),
  route('.well-known/security.txt', 'pages/documents/security-txt.ts'),

  // The router has no partial segments: the module parses `/{slug}-golf-carts`.
  route(':page', 'pages/place/place.tsx', { id: 'place-landing' }),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
