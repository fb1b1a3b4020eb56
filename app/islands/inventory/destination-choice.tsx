import type { Filters } from '../../../domain/catalogue/search/filters.ts';
import { elsewhere } from '../../../domain/places/destination-fields.ts';
import { controlOf, Field } from '../../ui/element/field.tsx';

/** Places that prices can be worked out for. */
export interface PlaceGroup {
  readonly label: string;
  /** Their slugs and names. */
  readonly places: readonly (readonly [string, string])[];
}

interface DestinationChoiceProps {
  readonly filters: Filters;
  readonly groups: readonly PlaceGroup[];
  readonly onChange: (next: Pick<Filters, 'town' | 'miles' | 'zip'>, byTyping: boolean) => void;
}

/** Of two that are given, the miles count. */
const distances = [
  { name: 'zip', label: 'ZIP code or town', inputMode: undefined },
  { name: 'miles', label: 'Miles from the nearest showroom', inputMode: 'decimal' },
] as const;

/** Where carts are delivered: a place, or somewhere else with its ZIP code, town or miles (spec S8.5, S8.6). */
export function DestinationChoice({ filters, groups, onChange }: DestinationChoiceProps) {
  const { town = '' } = filters;
  return (
    <>
      <Field id="filter-town" label="Delivered to">
        <select
          {...controlOf('filter-town', 'town')}
          value={town}
          onChange={({ target }) =>
            onChange({ town: target.value || undefined, miles: undefined, zip: undefined }, false)
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
      </Field>
      {/* Sent without a script, it is on the next page. */}
      {town === elsewhere &&
        distances.map(({ name, label, inputMode }) => (
          <Field key={name} id={`filter-${name}`} label={label}>
            <input
              {...controlOf(`filter-${name}`, name)}
              inputMode={inputMode}
              value={filters[name] ?? ''}
              onChange={({ target }) => onChange({ [name]: target.value || undefined }, true)}
            />
          </Field>
        ))}
    </>
  );
}
