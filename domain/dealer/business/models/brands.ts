import type { Brand, Series } from '../../brand.ts';
import { denago } from './denago.ts';
import { evolution } from './evolution.ts';

export const brands: readonly Brand[] = [denago, evolution];

/** First in the inventory's list, in stock or not (spec S5.5). */
export const seriesListedFirst: readonly string[] = [
  'Ranger',
  'Maverick',
  'Forester',
  'Turfman',
  'Rover',
];

export const allSeries: readonly Series[] = brands.flatMap(({ series }) => series.list);
