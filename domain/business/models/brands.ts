import type { Brand, Series } from '../../dealership/brand.ts';
import { denago } from './denago.ts';
import { evolution } from './evolution.ts';

/** The brands with a page of their own, in the order of the menu. */
export const brands: readonly Brand[] = [denago, evolution];

/** The series that the inventory's list names first, in stock or not (spec S5.5). */
export const seriesListedFirst: readonly string[] = [
  'Ranger',
  'Maverick',
  'Forester',
  'Turfman',
  'Rover',
];

/** The series of every brand whose models we sell, brand by brand. */
export const allSeries: readonly Series[] = brands.flatMap(({ series }) => series.list);
