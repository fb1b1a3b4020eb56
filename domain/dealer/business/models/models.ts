import { type Model, modelSeries as series } from '../../model.ts';

/** Prices in US dollars, sizes in inches, payload in pounds (spec S4.2). */
export const models: readonly Model[] = [
  ...series('Denago', 'EV CITY', [['EV CITY', 15000, 2, '40', 25, 'street', 'cabin']]),
  ...series('Denago', 'EV NOMAD', [
    ['EV NOMAD', 8495, 4, '45', 25, 'lifted', '2+2'],
    ['NOMAD XL', 8495, 4, '55', 25, 'lifted', '2+2'],
  ]),
  ...series('Denago', 'EV ROVER', [
    ['ROVER XL', 9995, 6, '50', 25, 'lifted', '4+2'],
    ['ROVER XL6', 11995, 6, '50', 25, 'lifted', '4+2'],
    ['ROVER XXL', 11995, 8, '60', 25, 'lifted', '6+2'],
  ]),
  ...series('Evolution', 'D5 RANGER', [
    ['D5 RANGER 2+2', 7695, 4, '30–45', 25, 'street', '2+2', [121, 55, 80], 1182],
    ['D5 RANGER 4', 8695, 4, '30–45', 25, 'street', '4 forward', [undefined, 55, 80]],
    ['D5 RANGER 4 PLUS', 9595, 4, '45', 25, 'street', '4 forward', [undefined, 55, 80]],
    ['D5 RANGER 6', 10595, 6, '30–45', 25, 'street', '4+2', [150, 55, 80], 1192],
    ['D5 RANGER 6 PLUS', 11595, 6, '40', 25, 'street', '4+2', [150, 55, 80], 1192],
  ]),
  ...series('Evolution', 'D5 MAVERICK', [
    ['D5 MAVERICK 4', 7995, 4, '30–45', 25, 'lifted', '4 forward', [118, 55, 83], 1000],
    ['D5 MAVERICK 6', 10995, 6, '30–45', 25, 'lifted', '6 forward', [151, 55, 84], 1082],
    ['D5 MAVERICK 4 PLUS', 9995, 4, '42', 25, 'lifted', '4 forward', [118, 55, 83], 1000],
    ['D5 MAVERICK 6 PLUS', 11995, 6, '30–45', 25, 'lifted', '6 forward', [151, 55, 84], 1505],
  ]),
  ...series('Evolution', 'CLASSIC', [
    ['CLASSIC 2 PLUS', 6695, 2, '40–55', 25, 'street', '2 forward', [103, 55, 74], 800],
    ['CLASSIC 2 PRO', 6995, 2, '40–55', 25, 'street', '2 forward', [94, 55, 72], 800],
    ['CLASSIC 4 PLUS', 6995, 4, '35', 25, 'street', '2+2', [113, 55, 76], 900],
  ]),
  ...series('Evolution', 'CARRIER', [
    ['CARRIER 6 PLUS', 9595, 6, '38', 25, 'street', '4+2', [144, 55, 76]],
    ['CARRIER 8 PLUS', 13995, 8, '25–50', 25, 'street', '6+2', [176, 55, 76], 2632],
  ]),
  ...series('Evolution', 'FORESTER', [
    ['FORESTER 4 PLUS', 6995, 4, '30–45', 25, 'lifted', '2+2', [117, 55, 83], 1200],
    ['FORESTER 6 PLUS', 9995, 6, '30–45', 25, 'lifted', '4+2', [148, 55, 87], 1200],
  ]),
  ...series('Evolution', 'TURFMAN', [
    ['TURFMAN 200', 6795, 2, '30–45', 19, 'street', 'small cargo bed', [94, 55, 72], 800],
    ['TURFMAN 800', 9995, 2, '30–45', 19, 'lifted', 'cargo bed', [119, 55, 72], 800],
    ['TURFMAN 1000', 9995, 2, '30–45', 19, 'lifted', 'long cargo bed', [131, 55, 72], 1000],
  ]),
  ...series('Evolution', 'D6 MAX', [
    ['D6 MAX GT4', 13595, 4, '30–45', 25, 'street', '4 forward'],
    ['D6 MAX GT6', 15595, 6, '30–45', 25, 'street', '6 forward'],
    ['D6 MAX XT4', 15595, 4, '50', 25, 'lifted', '4 forward', [119, 60, 81], 1000],
    ['D6 MAX XT6', 17595, 6, '30–45', 25, 'lifted', '6 forward'],
  ]),
];
