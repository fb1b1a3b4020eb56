import type { SampleUnit } from '../../../domain/dealer/model.ts';

export const sampleUnits: readonly SampleUnit[] = [
  {
    id: 'evolution-d6-max-xt4',
    modelId: 'd6-max-xt4',
    name: 'Evolution D6 MAX XT4 Harbor Edition',
    price: 17_445,
    location: 'port-clinton',
    description: 'A D6 MAX XT4 with a roof rack for paddles.',
    features: ['Roof rack'],
  },
];

export const showroomOfBrand: Readonly<Record<string, string>> = { Evolution: 'huron' };
export const unpicturedModelId = 'turfman-800';
export const outOfStockModelIds: ReadonlySet<string> = new Set();
export const streetLegalSeries: ReadonlySet<string> = new Set(['D5 MAVERICK', 'D6 MAX']);
