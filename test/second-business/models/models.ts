import { type Model, modelSeries as series } from '../../../domain/dealer/model.ts';

export const models: readonly Model[] = [
  ...series('Evolution', 'D5 MAVERICK', [
    ['D5 MAVERICK 4', 8245, 4, '30–45', 25, 'lifted', '4 forward', [118, 55, 83], 1000],
    ['D5 MAVERICK 6', 11345, 6, '30–45', 25, 'lifted', '6 forward', [151, 55, 84], 1082],
  ]),
  ...series('Evolution', 'TURFMAN', [
    ['TURFMAN 800', 10345, 2, '30–45', 19, 'lifted', 'cargo bed', [119, 55, 72], 800],
  ]),
  ...series('Evolution', 'D6 MAX', [
    ['D6 MAX XT4', 16145, 4, '50', 25, 'lifted', '4 forward', [119, 60, 81], 1000],
  ]),
];
