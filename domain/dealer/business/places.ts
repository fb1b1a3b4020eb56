import type { Place } from '../place.ts';

/** Slug, name, type, degrees north, degrees east, other slugs. */
const rowOf =
  (county: Place['county']) =>
  (
    slug: string,
    name: string,
    type: Place['type'],
    lat: number,
    lon: number,
    aliases: readonly string[] = [],
  ): Place => ({ slug, name, type, county, lat, lon, aliases });

const monroe = rowOf('Monroe');
const lackawanna = rowOf('Lackawanna');

/** In the order of every list (spec S13.1); coordinates are good to about a mile. */
export const places: readonly Place[] = [
  monroe('delaware-water-gap', 'Delaware Water Gap', 'Borough', 40.98, -75.14),
  monroe('east-stroudsburg', 'East Stroudsburg', 'Borough', 41.0, -75.18),
  monroe('mount-pocono', 'Mount Pocono', 'Borough', 41.12, -75.36),
  monroe('stroudsburg', 'Stroudsburg', 'Borough', 40.99, -75.19),
  monroe('barrett-township', 'Barrett', 'Township', 41.19, -75.24),
  monroe('chestnuthill-township', 'Chestnuthill', 'Township', 40.96, -75.42),
  monroe('coolbaugh-township', 'Coolbaugh', 'Township', 41.18, -75.43),
  monroe('eldred-township', 'Eldred', 'Township', 40.84, -75.45),
  monroe('hamilton-township', 'Hamilton', 'Township', 40.93, -75.28),
  monroe('jackson-township', 'Jackson', 'Township', 41.0, -75.35),
  monroe('middle-smithfield-township', 'Middle Smithfield', 'Township', 41.09, -75.1),
  monroe('paradise-township', 'Paradise', 'Township', 41.12, -75.29),
  monroe('pocono-township', 'Pocono', 'Township', 41.06, -75.31),
  monroe('polk-township', 'Polk', 'Township', 40.91, -75.49),
  monroe('price-township', 'Price', 'Township', 41.12, -75.2),
  monroe('ross-township', 'Ross', 'Township', 40.88, -75.36),
  monroe('smithfield-township', 'Smithfield', 'Township', 41.01, -75.13),
  monroe('stroud-township', 'Stroud', 'Township', 41.0, -75.22),
  monroe('tobyhanna-township', 'Tobyhanna', 'Township', 41.11, -75.53),
  monroe('tunkhannock-township', 'Tunkhannock', 'Township', 41.04, -75.48),

  lackawanna('archbald', 'Archbald', 'Borough', 41.51, -75.54),
  lackawanna('carbondale', 'Carbondale', 'City', 41.57, -75.51),
  lackawanna('chinchilla-township', 'Chinchilla', 'Township', 41.48, -75.68),
  lackawanna('clarks-summit', 'Clarks Summit', 'Borough', 41.49, -75.71),
  lackawanna('dalton', 'Dalton', 'Borough', 41.53, -75.74),
  lackawanna('elmhurst-township', 'Elmhurst', 'Township', 41.37, -75.55),
  lackawanna('fleetville-township', 'Fleetville', 'Township', 41.6, -75.71),
  lackawanna('jermyn', 'Jermyn', 'Borough', 41.53, -75.55),
  lackawanna('jessup', 'Jessup', 'Borough', 41.47, -75.56),
  lackawanna('la-plume-township', 'La Plume', 'Township', 41.56, -75.75),
  lackawanna('moosic', 'Moosic', 'Borough', 41.36, -75.7),
  lackawanna('moscow', 'Moscow', 'Borough', 41.34, -75.52),
  lackawanna('old-forge', 'Old Forge', 'Borough', 41.37, -75.74),
  lackawanna('olyphant', 'Olyphant', 'Borough', 41.45, -75.58),
  lackawanna('peckville-township', 'Peckville', 'Township', 41.48, -75.58),
  lackawanna('ransom-township', 'Ransom', 'Township', 41.39, -75.81),
  lackawanna('scranton', 'Scranton', 'City', 41.41, -75.67, ['scranton-city']),
  lackawanna('taylor', 'Taylor', 'Borough', 41.39, -75.71),
  lackawanna('waverly-township', 'Waverly', 'Township', 41.53, -75.71),
];

/** Town of each lake or private community, by lower-case name. */
export const townNicknames: ReadonlyMap<string, string> = new Map([
  ['lake wallenpaupack', 'Hawley'],
  ['wallenpaupack', 'Hawley'],
  ['hemlock farms', 'Lords Valley'],
  ['the hideout', 'Lake Ariel'],
  ['big bass lake', 'Gouldsboro'],
  ['lake naomi', 'Pocono Pines'],
  ['arrowhead lake', 'Pocono Lake'],
  ['towamensing trails', 'Albrightsville'],
]);
