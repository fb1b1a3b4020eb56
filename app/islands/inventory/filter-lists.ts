import { showrooms } from '../../../domain/business/identity.ts';
import type { FilterChoices } from '../../../domain/catalogue/search/choices.ts';
import { bandLabels } from '../../../domain/catalogue/search/filters.ts';

export type ListName = keyof FilterChoices | 'sort';

export interface List {
  readonly name: ListName;
  readonly label: string;
  readonly all: string;
  readonly words?: Readonly<Record<string, string>>;
}

export const mainLists: readonly List[] = [
  { name: 'brand', label: 'Brand', all: 'All' },
  { name: 'category', label: 'Category', all: 'All' },
  { name: 'price', label: 'Price', all: 'All', words: bandLabels },
  {
    ...{ name: 'seats', label: 'Seats', all: 'Any' },
    words: { 2: '2 seats', 4: '4 or more', 6: '6 or more', 8: '8 or more' },
  },
  {
    ...{ name: 'sort', label: 'Sort by', all: 'In stock first' },
    words: {
      price: 'Price: low to high',
      'price-desc': 'Price: high to low',
      seats: 'Most seats',
      range: 'Longest range',
      newest: 'Newest first',
    },
  },
];

export const moreLists: readonly List[] = [
  {
    ...{ name: 'condition', label: 'Condition', all: 'Any' },
    words: { new: 'New', used: 'Used' },
  },
  { name: 'yearFrom', label: 'Year from', all: 'Any' },
  {
    ...{ name: 'power', label: 'Power', all: 'Any' },
    words: { electric: 'Electric', gas: 'Gas' },
  },
  {
    ...{ name: 'stance', label: 'Stance', all: 'Any' },
    words: { street: 'Street', lifted: 'Lifted' },
  },
  { name: 'streetLegal', label: 'Street legal', all: 'Any', words: { yes: 'Yes' } },
  {
    ...{ name: 'showroom', label: 'Showroom', all: 'Any' },
    words: Object.fromEntries(showrooms.map(({ id, city }) => [id, city])),
  },
];
