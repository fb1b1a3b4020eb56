import type { Filters } from '../../../domain/catalogue/search/filters.ts';
import { elsewhere, mostMiles } from '../../../domain/places/destination-fields.ts';
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
  readonly onChange: (next: Pick<Filters, 'town' | 'miles'>, byTyping: boolean) => void;
}

/** Where carts are delivered: a place, or somewhere else with its miles (spec S8.5). */
export function DestinationChoice({ filters, groups, onChange }: DestinationChoiceProps) {
  const { town = '', miles = '' } = filters;
  return (
    <>
      <Field id="filter-town" label="Delivered to">
        <select
          {...controlOf('filter-town', 'town')}
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
      </Field>
      {/* Sent without a script, it is on the next page. */}
      {town === elsewhere && (
        <Field id="filter-miles" label="Miles from the nearest showroom">
          <input
            {...controlOf('filter-miles', 'miles')}
            inputMode="decimal"
            placeholder={`0 to ${mostMiles}`}
            value={miles}
            onChange={({ target }) => onChange({ town, miles: target.value || undefined }, true)}
          />
        </Field>
      )}
    </>
  );
}
