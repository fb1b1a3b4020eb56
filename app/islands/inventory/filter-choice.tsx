import type { ChangeEvent } from 'react';
import { controlOf, Field } from '../../ui/element/field.tsx';
import type { List } from './filter-lists.ts';

export interface Option {
  readonly value: string;
  readonly count?: number;
}

interface FilterChoiceProps {
  readonly list: List;
  readonly value: string | undefined;
  readonly options: readonly Option[] | undefined;
  readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** Equal for "E-Z-GO" and "ezgo". */
const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, '');

export function FilterChoice({ list, value, options, onChange }: FilterChoiceProps) {
  const { name, label, all, words } = list;
  if (options === undefined) return null;
  const key = keyOf(value ?? '');
  const chosen = options.find((option) => keyOf(option.value) === key)?.value ?? value ?? '';
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
