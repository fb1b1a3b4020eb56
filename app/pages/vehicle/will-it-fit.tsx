import { noFilters } from '../../../domain/stock/search/filters.ts';
import {
  type FitField,
  type FitMeasure,
  type FitValues,
  fitFields,
  fitFieldsOf,
  fitLabels,
  formatLength,
  type KnownSizes,
  sizeFor,
  willItFit,
} from '../../../domain/stock/will-it-fit.ts';
import { formatNames } from '../../../domain/text/wording.ts';
import { links } from '../../links.ts';
import {
  type CartOutline,
  type OutlineArea,
  widthWithMirrors,
} from '../../ui/drawings/cart-outlines.ts';
import { buttonClass } from '../../ui/element/button.tsx';
import { PhoneLink } from '../../ui/element/call.tsx';
import { controlOf, Field, HiddenFields } from '../../ui/element/field.tsx';
import styles from './will-it-fit.module.css';

interface WillItFitProps {
  readonly path: string;
  readonly otherFields: Readonly<Record<string, string | undefined>>;
  readonly name: string;
  readonly ask: string;
  readonly size: KnownSizes;
  readonly outline?: CartOutline;
  readonly values: FitValues;
}

const verdicts = {
  yes: (by: string) => `Yes, it fits${by}.`,
  tight: (by: string) => `It fits${by}, but it is tight: measure again before you decide.`,
  no: () => 'No, it does not fit.',
};

/** spec S9.1 */
export function WillItFit(props: WillItFitProps) {
  const { path, otherFields, name, ask, size, outline, values } = props;
  const { width } = size;
  const fields = fitFieldsOf(size);
  const missing = fitFields
    .filter((field) => !fields.includes(field))
    .map((field) => sizeFor[field]);
  const sizes = sizesInWords(size);
  if (sizes.length === 0) {
    return (
      <p>
        Call <PhoneLink /> and we’ll measure the {name} for you.
      </p>
    );
  }
  // Mirrors pass the door too.
  const across = width && outline ? widthWithMirrors(outline, width) : width;
  const compared = { ...size, width: across };
  const fit = willItFit(compared, values);
  const wrong = fit.kind === 'unreadable' ? fit.fields : [];
  const isOpen = missing.length > 0 && fit.kind === 'answer' && fit.fits !== 'no';
  const notOnFile = `Its ${formatNames(missing)} ${missing.length === 1 ? 'isn’t' : 'aren’t'} listed`;
  const about = [
    `This cart is ${formatNames(sizes)}.`,
    missing.length > 0 && `${notOnFile}.`,
    width !== undefined && mirrorsInWords(outline && across),
    `Enter your garage or shed measurements in feet (6.5 or 6'6"). One is enough.`,
  ];
  return (
    <div className={styles.fit}>
      {/* React parts several texts by comments, and the page is near its limit of bytes. */}
      <p>{about.filter(Boolean).join(' ')}</p>
      <form className={styles.form} action={`${path}#fit`}>
        <HiddenFields values={otherFields} />
        {fields.map((field) => {
          const id = `fit-${field}`;
          const error = wrong.includes(field) ? `Enter feet, like 6.5 or 6'6".` : undefined;
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

function sizesInWords({ length, width, height }: KnownSizes): readonly string[] {
  return [
    length && `${formatLength(length)} long`,
    width && `${formatLength(width)} wide`,
    height && `${formatLength(height)} high`,
  ].filter((words) => typeof words === 'string');
}

/** @param across inches with mirrors, where they are known */
function mirrorsInWords(across: number | undefined): string {
  return across === undefined
    ? 'That’s the manufacturer’s width: mirrors may stick out farther.'
    : `Allow ${formatLength(Math.ceil(across))} with the mirrors out.`;
}

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

interface FitDrawingProps {
  /** Inches; the width with mirrors where there is an outline. */
  readonly size: KnownSizes;
  readonly outline?: CartOutline;
  readonly measures: readonly FitMeasure[];
}

const gap = 40;
const margin = 30;
/** Inches beyond which a room is not drawn. */
const widest = 400;
/** A single view is no larger than two. */
const narrowest = 280;

/** An inch a unit (spec S9.1), without views of unknown sizes. */
function FitDrawing({ size, outline, measures }: FitDrawingProps) {
  const roomOf = (name: FitField) => {
    const measure = measures.find((one) => one.name === name);
    return measure && Math.min(widest, measure.has);
  };
  const [width, height, depth] = [roomOf('doorWidth'), roomOf('doorHeight'), roomOf('depth')];
  if (size.height === undefined) return null;
  const high = Math.max(height ?? 0, size.height);
  const long = size.length === undefined ? -gap : Math.max(depth ?? 0, size.length);
  const wide = size.width === undefined ? -gap : Math.max(width ?? 0, size.width);
  const across = Math.max(narrowest, margin + long + gap + wide + margin);
  // A 32nd of the drawing's width.
  const letter = across / 32;
  const ground = 2 * letter + high;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${across} ${ground + 2 * letter}`}
      role="img"
      fontSize={letter}
      aria-label="The cart, drawn to scale inside what you entered"
    >
      {size.length !== undefined && (
        <View
          title="From the side"
          room={[depth, height]}
          cart={[size.length, size.height]}
          areas={outline?.side}
          place={[margin, long, ground]}
        />
      )}
      {size.width !== undefined && (
        <View
          title="From the front"
          room={[width, height]}
          cart={[size.width, size.height]}
          areas={outline?.front}
          stretch={outline && (10 * size.width) / outline.acrossAll}
          place={[margin + long + gap, wide, ground]}
        />
      )}
    </svg>
  );
}

interface ViewProps {
  readonly title: string;
  /** Width and height; an absent one is not drawn. */
  readonly room: readonly [number | undefined, number | undefined];
  readonly cart: readonly [number, number];
  readonly areas?: readonly OutlineArea[];
  readonly stretch?: number;
  /** Left edge, width and ground. */
  readonly place: readonly [number, number, number];
}

function View(props: ViewProps) {
  const { title, room, cart, areas, stretch = 1, place } = props;
  const [across, up] = room;
  const [wide, tall] = cart;
  const [left, width, ground] = place;
  const middle = left + width / 2;
  const isInside = (across === undefined || wide <= across) && (up === undefined || tall <= up);
  const box = { x: middle - wide / 2, y: ground - tall, width: wide, height: tall };
  const half = (across ?? width) / 2;
  const top = ground - (up ?? 0);
  return (
    <>
      <text x={left} y="1.2em">
        {title}
      </text>
      <g className={styles.room}>
        <path d={`M${middle - half} ${ground}h${2 * half}`} />
        {across !== undefined && (
          <path d={`M${middle - half} ${ground}V${top}M${middle + half} ${ground}V${top}`} />
        )}
        {up !== undefined && <path d={`M${middle - half} ${top}h${2 * half}`} />}
      </g>
      {areas === undefined ? (
        <rect className={isInside ? styles.cart : styles.tooLarge} {...box} rx="10" />
      ) : (
        <g
          className={isInside ? styles.cart : styles.tooLarge}
          fillRule="evenodd"
          transform={`translate(${middle} ${ground}) scale(${0.1 * stretch} 0.1)`}
        >
          {areas.map(({ tone, path }) => (
            <path key={path} className={styles[tone]} d={path} />
          ))}
        </g>
      )}
      {!isInside && <rect className={styles.outside} {...box} />}
      <text className={styles.label} x={middle} y={ground} dy="1.4em">
        {formatLength(wide)} × {formatLength(tall)}
      </text>
    </>
  );
}
