import {
  type ChangeEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { showrooms } from '../../../domain/dealer/business/identity.ts';
import { destinationFieldsOf } from '../../../domain/places/destination-fields.ts';
import type { FilterChoices } from '../../../domain/stock/search/choices.ts';
import {
  bandLabels,
  type Filters,
  filtersFromParams,
  fixedFilters,
  paramsFromFilters,
} from '../../../domain/stock/search/filters.ts';
import { links } from '../../links.ts';
import { buttonClass } from '../../ui/element/button.tsx';
import { controlOf, Field } from '../../ui/element/field.tsx';
import { DestinationChoice } from '../../ui/place/destination-choice.tsx';
import styles from './filter-bar.module.css';
import { resultId } from './inventory-result.tsx';

interface FilterBarProps {
  readonly filters: Filters;
  readonly choices: FilterChoices;
  readonly matching: number | undefined;
  readonly places: readonly string[];
  readonly onChange: (filters: Filters, byTyping: boolean) => void;
  readonly onAdopt: (filters: Filters) => void;
}

/** Bounds of the price in whole dollars, and of the sizes in inches. */
const limits = [
  { name: 'priceFrom', label: 'Price from', unit: '$' },
  { name: 'priceTo', label: 'to', unit: '$' },
  { name: 'heightTo', label: 'Height up to', unit: 'inches' },
  { name: 'widthTo', label: 'Width up to', unit: 'inches' },
] as const;

/** A GET form, which reports each change where scripts run (spec S5.2). */
export function FilterBar(props: FilterBarProps) {
  const { filters, choices, matching, places, onChange, onAdopt } = props;
  const { form, isLive } = useTypedFilters(filters, onAdopt);
  const change =
    (name: keyof Filters, byTyping: boolean) =>
    ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...filters, [name]: target.value || undefined }, byTyping);
  const choiceOf = (list: List) => (
    <FilterChoice
      key={list.name}
      list={list}
      value={filters[list.name]}
      options={list.name === 'sort' ? sorts : choices[list.name]}
      onChange={change(list.name, false)}
    />
  );

  return (
    <form
      className={styles.bar}
      ref={form}
      action={`${links.inventory}#${resultId}`}
      onSubmit={showResult}
      onKeyDown={closeOnEscape}
      aria-label="Filters"
    >
      <Field id="filter-q" label="Search" className={styles.search}>
        <input
          {...controlOf('filter-q', 'q')}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={filters.q}
          onChange={(event) => onChange({ ...filters, q: event.target.value }, true)}
        />
      </Field>
      <details className={styles.more}>
        <summary className={buttonClass('secondary')}>
          <span className={styles.narrow}>Filter and sort</span>
          <span className={styles.wide}>More filters</span>
        </summary>
      </details>
      <div className={styles.main}>{mainLists.map(choiceOf)}</div>
      <div className={styles.rest}>
        {limits.map(({ name, label, unit }) => (
          <Field key={name} id={`filter-${name}`} label={label}>
            <input
              {...controlOf(`filter-${name}`, name)}
              type="number"
              inputMode="numeric"
              min="0"
              step="any"
              placeholder={unit}
              value={filters[name] ?? ''}
              onChange={change(name, true)}
            />
          </Field>
        ))}
        {moreLists.map(choiceOf)}
        <DestinationChoice
          id="filter"
          fields={filters}
          places={places}
          onChange={(place) => onChange({ ...filters, ...destinationFieldsOf({ place }) }, false)}
        />
      </div>
      <button className={`${buttonClass('secondary')} ${styles.submit}`} type="submit">
        <span className={styles.narrow}>
          {isLive && matching !== undefined ? `Show ${matching} vehicles` : 'Show results'}
        </span>
        <span className={styles.wide}>Show results</span>
      </button>
      {filters.like !== undefined && <input type="hidden" name="like" value={filters.like} />}
    </form>
  );
}

/** Adopts what was typed before the script ran. */
function useTypedFilters(filters: Filters, onAdopt: (filters: Filters) => void) {
  const [isLive, setIsLive] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const adoptTyped = useEffectEvent(() => {
    if (form.current === null) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, `${value}`]);
    const typed = filtersFromParams(new URLSearchParams(fields));
    if (`${paramsFromFilters(typed)}` !== `${paramsFromFilters(filters)}`) onAdopt(typed);
  });
  useEffect(() => {
    setIsLive(true);
    adoptTyped();
  }, []);
  return { form, isLive };
}

function showResult(event: SyntheticEvent<HTMLFormElement>): void {
  event.preventDefault();
  event.currentTarget.querySelector('details')?.removeAttribute('open');
  // Only where the keyboard covers the result or it is off the screen.
  const result = document.getElementById(resultId);
  result?.focus({ preventScroll: true });
  const top = result?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight / 2) result?.scrollIntoView();
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const more = currentTarget.querySelector('details[open]');
  if (key !== 'Escape' || more === null) return;
  more.removeAttribute('open');
  more.querySelector('summary')?.focus();
}

const sorts = fixedFilters.sort.map((value) => ({ value }));

interface Option {
  readonly value: string;
  readonly count?: number;
}

interface FilterChoiceProps {
  readonly list: List;
  readonly value: string | undefined;
  readonly options: readonly Option[] | undefined;
  readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

const optionKey = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, '');

function FilterChoice({ list, value, options, onChange }: FilterChoiceProps) {
  const { name, label, all, words } = list;
  if (options === undefined) return null;
  const key = optionKey(value ?? '');
  const chosen = options.find((option) => optionKey(option.value) === key)?.value ?? value ?? '';
  const isOffered = chosen === '' || options.some((option) => option.value === chosen);
  const allOptions = isOffered ? options : [...options, { value: chosen }];
  const id = `filter-${name}`;
  return (
    <Field id={id} label={label}>
      <select {...controlOf(id, name)} value={chosen} onChange={onChange}>
        <option value="">{all}</option>
        {allOptions.map((option) => (
          <option key={option.value} value={option.value}>
            {`${words?.[option.value] ?? option.value}${option.count === undefined ? '' : ` (${option.count})`}`}
          </option>
        ))}
      </select>
    </Field>
  );
}

function list(
  name: keyof FilterChoices | 'sort',
  label: string,
  all: string,
  words?: Readonly<Record<string, string>>,
) {
  return { name, label, all, words } as const;
}

type List = ReturnType<typeof list>;

const sortWords = {
  price: 'Price: low to high',
  'price-desc': 'Price: high to low',
  seats: 'Most seats',
  range: 'Longest range',
  newest: 'Newest first',
};

const mainLists: readonly List[] = [
  list('brand', 'Brand', 'All'),
  list('category', 'Category', 'All'),
  list('price', 'Price', 'All', bandLabels),
  list('seats', 'Seats', 'Any', { 2: '2 seats', 4: '4 or more', 6: '6 or more', 8: '8 or more' }),
  list('sort', 'Sort by', 'In stock first', sortWords),
];

const cities = Object.fromEntries(showrooms.map(({ id, city }) => [id, city]));

const moreLists: readonly List[] = [
  list('condition', 'Condition', 'Any', { new: 'New', used: 'Used' }),
  list('yearFrom', 'Year from', 'Any'),
  list('power', 'Power', 'Any', { electric: 'Electric', gas: 'Gas' }),
  list('stance', 'Stance', 'Any', { street: 'Street', lifted: 'Lifted' }),
  list('streetLegal', 'Street legal', 'Any', { yes: 'Yes' }),
  list('showroom', 'Showroom', 'Any', cities),
];
