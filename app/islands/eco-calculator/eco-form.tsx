import type { SyntheticEvent } from 'react';
import { impactConstants, timeFrames, usageTypes } from '../../../domain/eco-impact/eco-impact.ts';
import {
  type ImpactField,
  impactFields,
  milesPerWeekLimits,
  ownFigureLimits,
  type ParsedImpact,
} from '../../../domain/eco-impact/impact-inputs.ts';
import { submitLabels, usageLabels, yearsLabel } from '../../../domain/eco-impact/impact-result.ts';
import { formatUsdCents } from '../../../domain/money.ts';
import { links } from '../../links.ts';
import { buttonClass } from '../../ui/element/button.tsx';
import { controlOf, Field } from '../../ui/element/field.tsx';
import styles from './eco-calculator.module.css';

/** Where the page scrolls to when the form is sent without a script. */
export const calculatorId = 'calculator';

const idOf = (name: ImpactField) => `eco-${name}`;

const { gasMilesPerGallon, gasUsdPerGallon } = impactConstants;

/** The visitor's vehicle; an empty field takes the figure in its note (spec S12.9). */
const ownFigures = [
  {
    name: 'mpg',
    label: 'Miles per gallon',
    note: `Your truck’s, for example. Leave blank to use ${gasMilesPerGallon}, typical for a gas cart.`,
  },
  {
    name: 'gasPrice',
    label: 'Price of a gallon',
    note: `In dollars. Leave blank to use ${formatUsdCents(gasUsdPerGallon)}.`,
  },
] as const;

interface EcoFormProps {
  readonly entry: ParsedImpact;
  readonly calculating: boolean;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * The inputs. The limits of the numbers are hints only: whatever is sent, the rules judge it, so the
 * browser must not (spec S12.2, S12.9).
 */
export function EcoForm({ entry, calculating, onSubmit }: EcoFormProps) {
  const { values } = entry;
  const errors = entry.kind === 'invalid' ? entry.errors : {};
  const unusual = entry.kind === 'valid' ? entry.unusual : undefined;
  // A note is shown where there is no error.
  const frame = (name: ImpactField, note?: string) => {
    const error = errors[name];
    return { id: idOf(name), error, hint: error === undefined ? note : undefined };
  };
  const input = (name: ImpactField, note?: string) => {
    const { id, error, hint } = frame(name, note);
    return controlOf(id, name, error, hint);
  };
  return (
    <form
      className={`${styles.form} panel`}
      action={`${links.ecoImpact}#${calculatorId}`}
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
    >
      <Field {...frame('milesPerWeek', unusual)} label="Miles per week">
        <input
          {...input('milesPerWeek', unusual)}
          type="number"
          inputMode="decimal"
          min={milesPerWeekLimits.min}
          max={milesPerWeekLimits.max}
          step="any"
          defaultValue={asNumberField(values.milesPerWeek)}
        />
      </Field>
      <Field {...frame('usageType')} label="Usage type">
        <select {...input('usageType')} defaultValue={values.usageType}>
          {usageTypes.map((type) => (
            <option key={type} value={type}>
              {usageLabels[type]}
            </option>
          ))}
        </select>
      </Field>
      <Field {...frame('years')} label="Time frame">
        <select {...input('years')} defaultValue={values.years}>
          {timeFrames.map((years) => (
            <option key={years} value={years}>
              {yearsLabel(years)}
            </option>
          ))}
        </select>
      </Field>
      {ownFigures.map(({ name, label, note }) => (
        <Field key={name} {...frame(name, note)} label={label}>
          <input
            {...input(name, note)}
            type="number"
            inputMode="decimal"
            {...ownFigureLimits[name]}
            step="any"
            defaultValue={asNumberField(values[name])}
          />
        </Field>
      ))}
      <button
        className={buttonClass('primary')}
        type="submit"
        aria-disabled={calculating || undefined}
      >
        {calculating ? submitLabels.calculating : submitLabels.idle}
      </button>
    </form>
  );
}

/** The text if a number field can hold it; otherwise empty, because the browser would warn. */
function asNumberField(text: string): string {
  return Number.isFinite(Number(text)) ? text : '';
}

/** Sent for a number field whose text is not a number: the browser gives no access to it. */
const unreadable = 'NaN';

/** The form's values as query parameters, in the order of its address; empty optional ones are not in it. */
export function paramsOf(form: HTMLFormElement): URLSearchParams {
  const typed = new FormData(form);
  const params = new URLSearchParams();
  for (const name of impactFields) {
    const input = form.elements.namedItem(name);
    const isUnreadable = input instanceof HTMLInputElement && input.validity.badInput;
    const text = isUnreadable ? unreadable : String(typed.get(name) ?? '');
    if (text === '' && name in ownFigureLimits) continue;
    params.set(name, text);
  }
  return params;
}
