import { wishChoices, wishFields } from '../../../domain/enquiries/contact-parameters.ts';
import { dayPartLabels, type OfferedDay } from '../../../domain/enquiries/wishes/wishes.ts';
import styles from '../../ui/enquiries/enquiry-form.module.css';
import { FormField } from '../../ui/enquiries/form-field.tsx';

interface WishChoicesProps {
  readonly days: readonly OfferedDay[];
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly focused?: string;
}

/** Lists, not date fields: no closed day can be chosen on a phone (spec S29.4). */
export function WishChoices({ days, values, errors, focused }: WishChoicesProps) {
  const dayOptions = [['', 'Choose a day'] as const, ...days.map(toOption)];
  const [first, ...others] = wishChoices.map(({ day, part }, index) => (
    <div className={styles.wish} key={day}>
      <FormField
        label={`${order[index]} choice`}
        name={day}
        value={values[day]}
        options={dayOptions}
        optional
        error={errors[day]}
        autoFocus={focused === day}
      />
      <FormField
        label={
          <>
            Part of day
            <span className="hidden">, {`${order[index]} choice`.toLowerCase()}</span>
          </>
        }
        name={part}
        value={values[part]}
        options={partOptions}
        optional
        error={errors[part]}
        autoFocus={focused === part}
      />
    </div>
  ));
  const isOpen = wishFields.slice(2).some((name) => values[name] || errors[name]);
  return (
    <fieldset className={styles.wishes}>
      <legend>What time works for you?</legend>
      {first}
      <details className={styles.more} open={isOpen || undefined}>
        <summary>Add other times</summary>
        {others}
      </details>
      <p className="soft">Nothing is booked until we confirm a time.</p>
    </fieldset>
  );
}

const order = ['First', 'Second', 'Third'];

const partOptions = [['', 'Choose'] as const, ...Object.entries(dayPartLabels)];

const toOption = ({ date, label }: OfferedDay) => [date, label] as const;
