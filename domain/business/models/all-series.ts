import { denagoSeries } from './denago.ts';
import { evolutionSeries } from './evolution.ts';
import type { Series } from './series.ts';

/** The series of every brand whose models we sell, brand by brand. */
export const allSeries: readonly Series[] = [...denagoSeries, ...evolutionSeries];
