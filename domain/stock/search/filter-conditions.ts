import type { DestinationFields } from '../../places/destination-fields.ts';
import { attributeCondition } from './attribute-condition.ts';
import {
  type Bounds,
  brandCondition,
  type Condition,
  figureCondition,
  seatCondition,
  seriesCondition,
  showroomCondition,
  yearCondition,
} from './condition.ts';
import { bandCeiling, bandFloor, type Filters, type PriceBand } from './filters.ts';

const bands: Readonly<Record<PriceBand, Bounds>> = {
  'under-15000': { below: bandFloor },
  '15000-25000': { from: bandFloor, upTo: bandCeiling },
  'over-25000': { above: bandCeiling },
};

export const filterConditions = {
  brand: ({ brand }) => brand && brandCondition(brand),
  category: ({ category }) => category && seriesCondition(category),
  price: ({ price }) => price && figureCondition('price', bands[price]),
  priceFrom: ({ priceFrom }) => priceFrom && figureCondition('price', { from: Number(priceFrom) }),
  priceTo: ({ priceTo }) => priceTo && figureCondition('price', { upTo: Number(priceTo) }),
  seats: ({ seats }) => seats && seatCondition(Number(seats)),
  condition: ({ condition }) => condition && attributeCondition(condition),
  yearFrom: ({ yearFrom }) => yearFrom && yearCondition({ from: Number(yearFrom) }),
  heightTo: ({ heightTo }) => heightTo && figureCondition('heightIn', { upTo: Number(heightTo) }),
  widthTo: ({ widthTo }) => widthTo && figureCondition('widthIn', { upTo: Number(widthTo) }),
  power: ({ power }) => power && attributeCondition(power),
  stance: ({ stance }) => stance && attributeCondition(stance),
  streetLegal: ({ streetLegal }) => streetLegal && attributeCondition('streetLegal'),
  showroom: ({ showroom }) => showroom && showroomCondition(showroom),
} as const satisfies Readonly<
  Record<
    Exclude<keyof Filters, 'q' | 'like' | 'sort' | keyof DestinationFields>,
    (filters: Filters) => Condition | '' | undefined
  >
>;

export type ConditionName = keyof typeof filterConditions;
