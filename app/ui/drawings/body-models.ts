import type { DrawnBody } from '../../../domain/stock/pictures/look.ts';

export const bodyModels: Readonly<
  Record<DrawnBody, { readonly street?: string; lifted?: string }>
> = {
  cabin: { street: 'ev-city' },
  '2 forward': { street: 'classic-2-pro' },
  '2+2': { street: 'd5-ranger-2+2', lifted: 'forester-4-plus' },
  '4 forward': { street: 'd5-ranger-4', lifted: 'd5-maverick-4' },
  '4+2': { street: 'd5-ranger-6', lifted: 'forester-6-plus' },
  '6 forward': { street: 'd6-max-gt6', lifted: 'd5-maverick-6' },
  '6+2': { street: 'carrier-8-plus', lifted: 'rover-xxl' },
  'small cargo bed': { street: 'turfman-200' },
  'cargo bed': { lifted: 'turfman-800' },
  'long cargo bed': { lifted: 'turfman-1000' },
  trailer: { street: 'trailer' },
};
