import { type ChangeEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import {
  type FilterChoices,
  type Filters,
  filtersFromParams,
  foldCase,
  type PriceBand,
  paramsFromFilters,
  priceBands,
} from '../../../domain/catalogue/search.ts';
import { links } from '../../links.ts';
import { buttonClass } from '../../ui/element/button.tsx';
import fields from '../../ui/element/fields.module.css';
import styles from './filter-bar.module.css';

/** The price bands in a visitor's words. */
const bandLabels: Readonly<Record<PriceBand, string>> = {
  'under-15000': 'Under $15,000',
  '15000-25000': '$15,000 to $25,000',
  'over-25000': 'Over $25,000',
};

interface FilterBarProps {
  readonly filters: Filters;
  readonly choices: FilterChoices;
  readonly filtered: boolean;
  readonly onChange: (filters: Filters, byTyping: boolean) => void;
  readonly onClear: () => void;
}

export function FilterBar({ filters, choices, filtered, onChange, onClear }: FilterBarProps) {
  const search = useRef<HTMLInputElement>(null);

  // What was typed and chosen before the script arrived counts too.
  const adoptTyped = useEffectEvent(() => {
    const form = search.current?.form;
    if (!form) return;
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(form)) typed.set(name, String(value));
    const found = filtersFromParams(typed);
    if (`${paramsFromFilters(found)}` !== `${paramsFromFilters(filters)}`) onChange(found, true);
  });
  useEffect(() => adoptTyped(), []);

  const choose = (name: 'brand' | 'category') => (event: ChangeEvent<HTMLSelectElement>) =>
    onChange({ ...filters, [name]: event.target.value || undefined }, false);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    search.current?.blur();
  }

  return (
    <form className={styles.bar} action={links.inventory} onSubmit={submit} aria-label="Filters">
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
      <Choice
        label="Brand"
        name="brand"
        all="All brands"
        value={filters.brand}
        options={choices.brands}
        onChange={choose('brand')}
      />
      <Choice
        label="Category"
        name="category"
        all="All categories"
        value={filters.category}
        options={choices.categories}
        onChange={choose('category')}
      />
      <Choice
        label="Price"
        name="price"
        all="All prices"
        value={filters.price}
        options={priceBands}
        labels={bandLabels}
        onChange={(event) =>
          onChange({ ...filters, price: priceBands.find((b) => b === event.target.value) }, false)
        }
      />
      <div className={styles.actions}>
        <button className={buttonClass('secondary')} type="submit">
          Show results
        </button>
        <a
          className={buttonClass('quiet')}
          href={links.inventory}
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

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
  readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** A dropdown. A value from an address that is none of its options is offered as one more. */
function Choice({ label, name, all, value, options, labels, onChange }: ChoiceProps) {
  const known = value === undefined ? '' : options.find((o) => foldCase(o) === foldCase(value));
  const shown = known === undefined && value !== undefined ? [...options, value] : options;
  return (
    <div className={fields.field}>
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select
        className={fields.input}
        id={`filter-${name}`}
        name={name}
        value={known ?? value ?? ''}
        onChange={onChange}
      >
        <option value="">{all}</option>
        {shown.map((option) => (
          <option key={option} value={option}>
            {labels?.[option] ?? option}
          </option>
        ))}
      </select>
    </div>
  );
}
