import type { SyntheticEvent } from 'react';
import { impactConstants, timeFrames, usageTypes } from '../../../domain/eco-impact/eco-impact.ts';
import type { ImpactEntry, ImpactField } from '../../../domain/eco-impact/impact-inputs.ts';
import { usageLabels, yearsLabel } from '../../../domain/eco-impact/impact-result.ts';
import { links } from '../../links.ts';
import { buttonClass } from '../../ui/element/button.tsx';
import { controlOf, Field } from '../../ui/element/field.tsx';
import styles from './eco-calculator.module.css';

export const calculatorId = 'calculator';

interface EcoFormProps {
  readonly entry: ImpactEntry;
  readonly isCalculating: boolean;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** The limits of the miles are hints, which no browser checks (spec S12.2). */
export function EcoForm({ entry: { values, errors }, isCalculating, onSubmit }: EcoFormProps) {
  const frame = (name: ImpactField) => ({ id: `eco-${name}`, error: errors[name] });
  const control = (name: ImpactField) => ({
    ...controlOf(`eco-${name}`, name, errors[name]),
    defaultValue: values[name],
  });
  return (
    <form
      className={`${styles.form} panel`}
      action={`${links.ecoImpact}#${calculatorId}`}
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
    >
      <Field {...frame('milesPerWeek')} label="Miles per week">
        <input
          {...control('milesPerWeek')}
          type="number"
          inputMode="decimal"
          min={1}
          max={500}
          step="any"
          defaultValue={Number.isFinite(Number(values.milesPerWeek)) ? values.milesPerWeek : ''}
        />
      </Field>
      <Field {...frame('usageType')} label="Usage type">
        <select {...control('usageType')}>
          {usageTypes.map((type) => (
            <option key={type} value={type}>
              {usageLabels[type]}
            </option>
          ))}
        </select>
      </Field>
      <Field {...frame('years')} label="Time frame">
        <select {...control('years')}>
          {timeFrames.map((years) => (
            <option key={years} value={years}>
              {yearsLabel(years)}
            </option>
          ))}
        </select>
      </Field>
      <Field {...frame('mpg')} label="Miles per gallon">
        <input
          {...control('mpg')}
          inputMode="decimal"
          placeholder={String(impactConstants.gasMilesPerGallon)}
        />
      </Field>
      <Field {...frame('gasPrice')} label="Price of a gallon">
        <input
          {...control('gasPrice')}
          inputMode="decimal"
          placeholder={impactConstants.gasUsdPerGallon.toFixed(2)}
        />
      </Field>
      <button
        className={buttonClass('primary')}
        type="submit"
        aria-disabled={isCalculating || undefined}
      >
        {isCalculating ? 'Calculating...' : 'Calculate Impact'}
      </button>
    </form>
  );
}
