import type { ReactNode, SyntheticEvent } from 'react';
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
import fields from '../../ui/element/fields.module.css';
import styles from './eco-calculator.module.css';

/** Where the page scrolls to when the form is sent without a script. */
export const calculatorId = 'calculator';

const { gasMilesPerGallon, gasUsdPerGallon } = impactConstants;

/** What the visitor drives; a field that is left empty takes the figure in its note (spec S12.9). */
const ownFigures = [
  {
    name: 'mpg',
    label: 'Miles per gallon',
    note: `Of your truck, say. Empty: ${gasMilesPerGallon}, a gas cart.`,
  },
  {
    name: 'gasPrice',
    label: 'Price of a gallon',
    note: `In dollars. Empty: ${formatUsdCents(gasUsdPerGallon)}.`,
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
  return (
    <form
      className={styles.form}
      action={`${links.ecoImpact}#${calculatorId}`}
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
    >
      <Field name="milesPerWeek" label="Miles per week" error={errors.milesPerWeek} note={unusual}>
        <input
          {...field(
            'milesPerWeek',
            (errors.milesPerWeek ?? unusual) !== undefined,
            errors.milesPerWeek,
          )}
          type="number"
          inputMode="decimal"
          min={milesPerWeekLimits.min}
          max={milesPerWeekLimits.max}
          step="any"
          defaultValue={asNumberField(values.milesPerWeek)}
        />
      </Field>
      <Field name="usageType" label="Usage type" error={errors.usageType}>
        <select
          {...field('usageType', errors.usageType !== undefined, errors.usageType)}
          defaultValue={values.usageType}
        >
          {usageTypes.map((type) => (
            <option key={type} value={type}>
              {usageLabels[type]}
            </option>
          ))}
        </select>
      </Field>
      <Field name="years" label="Time frame" error={errors.years}>
        <select
          {...field('years', errors.years !== undefined, errors.years)}
          defaultValue={values.years}
        >
          {timeFrames.map((years) => (
            <option key={years} value={years}>
              {yearsLabel(years)}
            </option>
          ))}
        </select>
      </Field>
      {ownFigures.map(({ name, label, note }) => (
        <Field key={name} name={name} label={label} error={errors[name]} note={note}>
          <input
            {...field(name, true, errors[name])}
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

const idOf = (name: ImpactField) => `eco-${name}`;

/** The attributes of every input: names, error state and the line below it, where it has one. */
function field(name: ImpactField, hasLine: boolean, error: string | undefined) {
  return {
    className: fields.input,
    id: idOf(name),
    name,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': hasLine ? `${idOf(name)}-line` : undefined,
  };
}

interface FieldProps {
  readonly name: ImpactField;
  readonly label: string;
  readonly error: string | undefined;
  /** A note, shown where there is no error. */
  readonly note?: string;
  readonly children: ReactNode;
}

function Field({ name, label, error, note, children }: FieldProps) {
  const line = error ?? note;
  return (
    <div className={fields.field}>
      <label htmlFor={idOf(name)}>{label}</label>
      {children}
      {line !== undefined && (
        <p className={error === undefined ? styles.note : fields.error} id={`${idOf(name)}-line`}>
          {line}
        </p>
      )}
    </div>
  );
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
