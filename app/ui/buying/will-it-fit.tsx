import { business } from '../../../domain/business/identity.ts';
import { noFilters } from '../../../domain/catalogue/search/filters.ts';
import {
  type FitMeasure,
  type FitValues,
  fitFields,
  fitFieldsOf,
  fitLabels,
  formatLength,
  type KnownSizes,
  sizeFor,
  willItFit,
} from '../../../domain/catalogue/will-it-fit.ts';
import { formatNames } from '../../../domain/text/wording.ts';
import { type CartOutline, widthWithMirrors } from '../../drawings/cart-outlines.ts';
import { FitDrawing } from '../../drawings/fit-drawing.tsx';
import { links } from '../../links.ts';
import { buttonClass } from '../element/button.tsx';
import { controlOf, Field } from '../element/field.tsx';
import { HiddenFields } from '../element/hidden-fields.tsx';
import styles from './will-it-fit.module.css';

interface WillItFitProps {
  /** The page's own address. */
  readonly path: string;
  /** The other parameters of the page's address. */
  readonly otherFields: Readonly<Record<string, string | undefined>>;
  readonly name: string;
  /** Address of the form about the cart. */
  readonly ask: string;
  readonly size: KnownSizes;
  /** Where a modelled cart has these sizes. */
  readonly outline?: CartOutline;
  readonly values: FitValues;
}

/** @param by the compared sizes, where another is not on file */
const verdicts = {
  yes: (by: string) => `Yes, it fits${by}.`,
  tight: (by: string) => `It fits${by}, but it is tight: measure again before you decide.`,
  no: () => 'No, it does not fit.',
};

/** A GET form and its answer (spec S9.1). */
export function WillItFit(props: WillItFitProps) {
  const { path, otherFields, name, ask, size, outline, values } = props;
  const { length, width, height } = size;
  const fields = fitFieldsOf(size);
  const missing = fitFields
    .filter((field) => !fields.includes(field))
    .map((field) => sizeFor[field]);
  const sizes = [
    length && `${formatLength(length)} long`,
    width && `${formatLength(width)} wide`,
    height && `${formatLength(height)} high`,
  ].filter((words) => typeof words === 'string');
  if (sizes.length === 0) {
    return (
      <p>
        We don’t have the sizes of the {name} on file. Call{' '}
        <a href={links.tel(business.phone)}>{business.phone.shown}</a> and we’ll measure it.
      </p>
    );
  }
  // A door has to let the mirrors through too.
  const across = width && outline ? widthWithMirrors(outline, width) : width;
  const compared = { ...size, width: across };
  const fit = willItFit(compared, values);
  const wrong = fit.kind === 'unreadable' ? fit.fields : [];
  const mirrors =
    outline === undefined || across === undefined
      ? 'We compare the width its maker states: mirrors may stick out farther.'
      : `It is ${formatLength(across)} wide with its mirrors, and they have to fit through the door too.`;
  const isOpen = missing.length > 0 && fit.kind === 'answer' && fit.fits !== 'no';
  const notOnFile = `We don’t have its ${formatNames(missing)} on file`;
  const about = [
    `This cart is ${formatNames(sizes)}.`,
    missing.length > 0 && `${notOnFile}.`,
    width !== undefined && mirrors,
    `Enter what you know about your garage or shed, in feet, like 6.5 or 6'11".`,
  ];
  return (
    <div className={styles.fit}>
      {/* One text: React parts several by comments, and the page is near its limit of bytes. */}
      <p>{about.filter(Boolean).join(' ')}</p>
      <form className={styles.form} action={`${path}#fit`}>
        <HiddenFields values={otherFields} />
        {fields.map((field) => {
          const id = `fit-${field}`;
          const error = wrong.includes(field) ? `Enter feet, like 6.5 or 6'11".` : undefined;
          return (
            <Field key={field} id={id} label={fitLabels[field]} error={error}>
              <input {...controlOf(id, field, error)} maxLength={20} defaultValue={values[field]} />
            </Field>
          );
        })}
        <button className={buttonClass('secondary')} type="submit">
          Check the fit
        </button>
      </form>
      {fit.kind === 'answer' && (
        <>
          <p className="figure">
            <output name="fits" data-value={isOpen ? 'unknown' : fit.fits}>
              {verdicts[fit.fits](
                isOpen ? ` by ${formatNames(fit.measures.map(({ name }) => sizeFor[name]))}` : '',
              )}
            </output>
          </p>
          {isOpen && (
            <p>
              {`${notOnFile}: `}
              <a href={ask}>ask us</a>.
            </p>
          )}
          <ul>
            {fit.measures.map((measure) => (
              <li key={measure.name}>{spareInWords(measure)}</li>
            ))}
            {fit.unchecked.map((field) => (
              <li key={field}>{fitLabels[field]}: not checked</li>
            ))}
          </ul>
          {fit.fits === 'no' && <SmallerCarts measures={fit.measures} />}
          <FitDrawing size={compared} outline={outline} measures={fit.measures} />
        </>
      )}
    </div>
  );
}

/** A link to the carts that go through the door (spec S9.1). */
function SmallerCarts({ measures }: { readonly measures: readonly FitMeasure[] }) {
  const limitOf = (field: FitMeasure['name']) => {
    const has = measures.find(({ name }) => name === field)?.has;
    return has === undefined ? undefined : Math.floor(has);
  };
  const [heightTo, widthTo] = [limitOf('doorHeight'), limitOf('doorWidth')];
  const limits = [
    heightTo === undefined ? [] : `${formatLength(heightTo)} high`,
    widthTo === undefined ? [] : `${formatLength(widthTo)} wide`,
  ].flat();
  if (limits.length === 0) return null;
  const filters = { ...noFilters, heightTo: heightTo?.toString(), widthTo: widthTo?.toString() };
  return (
    <p>
      <a href={links.inventoryWith(filters)}>Carts up to {formatNames(limits)}</a>
    </p>
  );
}

function spareInWords({ label, has, spare }: FitMeasure): string {
  const much = `${Math.round(Math.abs(spare) * 10) / 10} in`;
  return `${label} ${formatLength(has)}: ${spare < 0 ? `${much} too small` : `${much} to spare`}`;
}
