import {
  type FitField,
  type FitMeasure,
  formatLength,
  type KnownSizes,
} from '../../domain/catalogue/will-it-fit.ts';
import type { CartOutline, OutlineArea } from './cart-outlines.ts';
import styles from './fit-drawing.module.css';

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

/**
 * The cart in the shed and in the door, an inch a unit (spec S9.1), without views of unknown sizes.
 */
export function FitDrawing({ size, outline, measures }: FitDrawingProps) {
  const roomOf = (name: FitField) => {
    const measure = measures.find((one) => one.name === name);
    return measure && Math.min(widest, measure.has);
  };
  const [width, height, depth] = [roomOf('doorWidth'), roomOf('doorHeight'), roomOf('depth')];
  if (size.height === undefined) return null;
  const high = Math.max(height ?? 0, size.height);
  // A view that is left out takes the gap with it.
  const long = size.length === undefined ? -gap : Math.max(depth ?? 0, size.length);
  const wide = size.width === undefined ? -gap : Math.max(width ?? 0, size.width);
  const across = Math.max(narrowest, margin + long + gap + wide + margin);
  // However long the room, the letters have a 32nd of the drawing's width.
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
  /** Width and height; what was not entered is not drawn. */
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
