import { type ChangeEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import { showrooms } from '../../../domain/business/identity.ts';
import type { FilterChoices } from '../../../domain/catalogue/search/choices.ts';
import {
  bandLabels,
  type Filters,
  filtersFromParams,
  paramsFromFilters,
  sorts,
  withoutFilters,
} from '../../../domain/catalogue/search/filters.ts';
import { squeezed } from '../../../domain/catalogue/search/words.ts';
import { elsewhere, mostMiles } from '../../../domain/places/destination-fields.ts';
import { links } from '../../links.ts';
import { buttonClass } from '../../ui/element/button.tsx';
import fields from '../../ui/element/fields.module.css';
import styles from './filter-bar.module.css';
import { resultId } from './inventory-result.tsx';

type ListName = keyof FilterChoices | 'sort';

interface List {
  readonly name: ListName;
  readonly label: string;
  /** What stands for no choice. */
  readonly all: string;
  /** Values in a visitor's words; others stand for themselves. */
  readonly words?: Readonly<Record<string, string>>;
}

/** The lists of the filter bar, in its order. */
const lists: readonly List[] = [
  { name: 'brand', label: 'Brand', all: 'All brands' },
  { name: 'category', label: 'Category', all: 'All categories' },
  { name: 'price', label: 'Price', all: 'All prices', words: bandLabels },
  {
    ...{ name: 'seats', label: 'Seats', all: 'Any' },
    words: { 2: '2 seats', 4: '4 or more', 6: '6 or more', 8: '8 or more' },
  },
  {
    ...{ name: 'condition', label: 'Condition', all: 'Any' },
    words: { new: 'New', used: 'Used' },
  },
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
  { name: 'yearFrom', label: 'Year from', all: 'Any' },
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

/** Places that prices can be worked out for. */
export interface PlaceGroup {
  readonly label: string;
  /** Their slugs and names. */
  readonly places: readonly (readonly [string, string])[];
}

interface FilterBarProps {
  readonly filters: Filters;
  readonly choices: FilterChoices;
  readonly destinations: readonly PlaceGroup[];
  readonly filtered: boolean;
  readonly onChange: (filters: Filters, byTyping: boolean) => void;
  /** For what the fields held before the script arrived. */
  readonly onAdopt: (filters: Filters) => void;
  readonly onClear: () => void;
}

/** The inventory's filters as a GET form, which reports each change where scripts run (spec S5.2). */
export function FilterBar(props: FilterBarProps) {
  const { filters, choices, destinations, filtered, onChange, onAdopt, onClear } = props;
  const search = useRef<HTMLInputElement>(null);

  function typedFilters(form: HTMLFormElement): Filters {
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(form)) typed.set(name, String(value));
    return filtersFromParams(typed);
  }

  // What was typed, chosen or remembered before the script arrived counts too.
  const adoptTyped = useEffectEvent(() => {
    const form = search.current?.form;
    if (!form) return;
    const typed = typedFilters(form);
    if (`${paramsFromFilters(typed)}` !== `${paramsFromFilters(filters)}`) onAdopt(typed);
  });
  useEffect(() => adoptTyped(), []);

  function optionsOf(name: ListName): readonly Option[] | undefined {
    return name === 'sort' ? sorts.map((value) => ({ value })) : choices[name];
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    search.current?.blur();
    // On a phone the keyboard and the lists have covered the result, or it is below the screen.
    const result = document.getElementById(resultId);
    if (result && result.getBoundingClientRect().top > innerHeight / 2) result.scrollIntoView();
  }

  return (
    <form
      className={styles.bar}
      action={`${links.inventory}#${resultId}`}
      onSubmit={submit}
      aria-label="Filters"
    >
      <div className={fields.field}>
        <label htmlFor="filter-q">Search</label>
        <input
          ref={search}
          className={fields.input}
          id="filter-q"
          type="search"
          name="q"
          autoComplete="off"
          value={filters.q}
          onChange={(event) => onChange({ ...filters, q: event.target.value }, true)}
        />
      </div>
      {lists.map((list) => (
        <Choice
          key={list.name}
          list={list}
          value={filters[list.name]}
          options={optionsOf(list.name)}
          onChange={(event) =>
            onChange({ ...filters, [list.name]: event.target.value || undefined }, false)
          }
        />
      ))}
      <DestinationChoice
        filters={filters}
        groups={destinations}
        onChange={(next, byTyping) => onChange({ ...filters, ...next }, byTyping)}
      />
      <div className={styles.actions}>
        <button className={buttonClass('secondary')} type="submit">
          Show results
        </button>
        <a
          className={buttonClass('quiet')}
          href={links.inventoryWith(withoutFilters(filters))}
          data-filtered={filtered || undefined}
          onClick={(event) => {
            event.preventDefault();
            onClear();
          }}
        >
          Clear All Filters
        </a>
      </div>
    </form>
  );
}

interface Option {
  readonly value: string;
  /** How many carts it finds now. */
  readonly count?: number;
}

interface ChoiceProps {
  readonly list: List;
  readonly value: string | undefined;
  readonly options: readonly Option[] | undefined;
  readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** A dropdown. A value from an address that is none of its options is offered as one more. */
function Choice({ list: { name, label, all, words }, value, options, onChange }: ChoiceProps) {
  if (options === undefined) return null;
  const wanted = squeezed(value ?? '');
  const chosen = options.find((option) => squeezed(option.value) === wanted)?.value ?? value ?? '';
  const isOffered = chosen === '' || options.some((option) => option.value === chosen);
  const shown = isOffered ? options : [...options, { value: chosen }];
  return (
    <div className={fields.field}>
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select
        className={fields.input}
        id={`filter-${name}`}
        name={name}
        value={chosen}
        onChange={onChange}
      >
        <option value="">{all}</option>
        {shown.map((option) => (
          <option key={option.value} value={option.value}>
            {`${words?.[option.value] ?? option.value}${option.count === undefined ? '' : ` (${option.count})`}`}
          </option>
        ))}
      </select>
    </div>
  );
}

interface DestinationChoiceProps {
  readonly filters: Filters;
  readonly groups: readonly PlaceGroup[];
  readonly onChange: (next: Pick<Filters, 'town' | 'miles'>, byTyping: boolean) => void;
}

/** Where carts are delivered: a place, or somewhere else with its miles (spec S8.5). */
function DestinationChoice({ filters, groups, onChange }: DestinationChoiceProps) {
  const { town = '', miles = '' } = filters;
  return (
    <>
      <div className={fields.field}>
        <label htmlFor="filter-town">Delivered to</label>
        <select
          className={fields.input}
          id="filter-town"
          name="town"
          value={town}
          onChange={({ target }) =>
            onChange({ town: target.value || undefined, miles: undefined }, false)
          }
        >
          <option value="">Choose your place</option>
          {groups.map(({ label, places }) => (
            <optgroup key={label} label={label}>
              {places.map(([slug, name]) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={elsewhere}>Somewhere else</option>
        </select>
      </div>
      {/* Sent without a script, it is on the next page. */}
      {town === elsewhere && (
        <div className={fields.field}>
          <label htmlFor="filter-miles">Miles from the nearest showroom</label>
          <input
            className={fields.input}
            id="filter-miles"
            name="miles"
            inputMode="decimal"
            placeholder={`0 to ${mostMiles}`}
            value={miles}
            onChange={({ target }) => onChange({ town, miles: target.value || undefined }, true)}
          />
        </div>
      )}
    </>
  );
}
