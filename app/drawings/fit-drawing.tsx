import { type FitMeasure, formatLength, type SizeIn } from '../../domain/catalogue/will-it-fit.ts';
import styles from './fit-drawing.module.css';

interface FitDrawingProps {
  /** Inches. */
  readonly size: SizeIn;
  readonly measures: readonly FitMeasure[];
}

const gap = 40;
const margin = 30;

/** The cart in the shed from the side and from above, one drawing unit to the inch (spec S9.1). */
export function FitDrawing({ size, measures }: FitDrawingProps) {
  const has = (name: FitMeasure['name']) =>
    Math.min(400, measures.find((measure) => measure.name === name)?.has ?? 0);
  const depth = has('depth');
  const long = Math.max(depth, size.length);
  const high = Math.max(has('doorHeight'), size.height);
  const wide = Math.max(has('doorWidth'), size.width);
  const below = margin + high + gap;
  const box = `0 0 ${long + 2 * margin} ${below + wide + margin}`;
  return (
    <svg
      className={styles.drawing}
      viewBox={box}
      role="img"
      aria-label={`The cart, ${formatLength(size.length)} long, drawn to scale inside ${formatLength(depth)} of depth, from the side and from above`}
    >
      <g transform={`translate(${margin} ${margin})`}>
        <text y="-8">From the side</text>
        <View room={[depth, has('doorHeight')]} cart={[size.length, size.height]} drop={high} />
      </g>
      <g transform={`translate(${margin} ${below})`}>
        <text y="-8">From above</text>
        <View
          room={[depth, has('doorWidth')]}
          cart={[size.length, size.width]}
          drop={(wide + has('doorWidth')) / 2}
          centered
        />
      </g>
    </svg>
  );
}

interface ViewProps {
  /** Width and height of the room and of the cart. */
  readonly room: readonly [number, number];
  readonly cart: readonly [number, number];
  /** Where the room's lower edge is. */
  readonly drop: number;
  /** Stands the cart in the middle of the height instead of on the floor. */
  readonly centered?: boolean;
}

function View({ room: [depth, opening], cart: [long, tall], drop, centered }: ViewProps) {
  const top = drop - opening;
  const cartTop = centered ? top + (opening - tall) / 2 : drop - tall;
  const isInside = long <= depth && tall <= opening;
  return (
    <>
      <rect className={styles.room} x="0" y={top} width={depth} height={opening} />
      <rect
        className={isInside ? styles.cart : styles.tooLarge}
        x="0"
        y={cartTop}
        width={long}
        height={tall}
        rx="10"
      />
      <text className={styles.label} x={long / 2} y={cartTop + tall / 2}>
        {formatLength(long)} × {formatLength(tall)}
      </text>
    </>
  );
}
