import type { ReactNode } from 'react';
import { colors } from '../../../domain/dealer/business/colors.ts';
import { formatLength, type SizeIn } from '../../../domain/stock/will-it-fit.ts';
import type { CartOutline, Tone } from '../../ui/drawings/cart-outlines.ts';
import { typeface } from '../../ui/drawings/county-map.tsx';
import { OutlineView } from '../../ui/drawings/outline-view.tsx';

interface DimensionDrawingProps {
  readonly size: SizeIn;
  readonly outline: CartOutline;
  /** sRGB. */
  readonly finish: { readonly paint: string; readonly seats: string };
  readonly dark?: boolean;
}

type Colors = Readonly<Record<Tone | 'ink' | 'line', string>>;
type Ground = Omit<Colors, 'body' | 'seat'>;

const light: Ground = {
  dark: '#4b544e',
  light: '#d3cebd',
  tyre: '#2a302c',
  ink: colors.light.ink,
  line: colors.light.inkSoft,
};

const dimmed: Ground = {
  dark: '#77827b',
  light: '#d5d2c6',
  tyre: '#465049',
  // Read on paper too: what a browser shows in the dark scheme, it may print.
  ink: '#8f9a92',
  line: '#8f9a92',
};

/** spec S10.5 */
export function DimensionDrawing({ size, outline, finish, dark = false }: DimensionDrawingProps) {
  const tones: Colors = { ...(dark ? dimmed : light), body: finish.paint, seat: finish.seats };
  const plan = dimensionPlan(size);
  const { length, width, height, across, down, font, ground, sideX, frontX, heightX } = plan;
  const { frontAxle, rearAxle } = outline;
  const line = { font, color: tones.line };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${across} ${down}`}
      width={across / 2}
      height={down / 2}
      fontFamily={typeface}
      fontSize={font}
      fill={tones.ink}
      strokeWidth={font / 10}
    >
      <title>The cart from its left side and from the front, with its sizes</title>
      <OutlineView x={sideX} ground={ground} areas={outline.side} colors={tones} />
      <OutlineView x={frontX} ground={ground} areas={outline.front} colors={tones} />
      <path stroke={tones.line} d={`M0 ${ground}H${across}`} />
      <Measure {...line} from={sideX + frontAxle} to={sideX + rearAxle} y={ground + font}>
        Wheelbase {inBothUnits(Math.round((rearAxle - frontAxle) / 10))}
      </Measure>
      <Measure {...line} from={sideX - length / 2} to={sideX + length / 2} y={ground + font * 3.2}>
        Length {inBothUnits(size.length)}
      </Measure>
      <Measure {...line} from={frontX - width / 2} to={frontX + width / 2} y={ground + font}>
        Width {inBothUnits(size.width)}
      </Measure>
      <g transform={`translate(${heightX} ${ground}) rotate(-90)`}>
        <Measure {...line} from={0} to={height} y={-font * 0.6}>
          Height {inBothUnits(size.height)}
        </Measure>
      </g>
    </svg>
  );
}

interface MeasureProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly font: number;
  readonly color: string;
  readonly children: ReactNode;
}

function Measure({ from, to, y, font, color, children }: MeasureProps) {
  const end = `v${font * 0.6}`;
  const top = y - font * 0.3;
  return (
    <>
      <path stroke={color} d={`M${from} ${y}H${to}M${from} ${top}${end}M${to} ${top}${end}`} />
      <text x={(from + to) / 2} y={y} dy="1.3em" textAnchor="middle">
        {children}
      </text>
    </>
  );
}

const margin = 60;
const between = 260;

/** Positions in the drawing, in tenths of an inch. */
export function dimensionPlan(size: SizeIn) {
  const [length, width, height] = [size.length * 10, size.width * 10, size.height * 10];
  const across = 2 * margin + length + between + width;
  // Letters are 11 px high where the drawing is as wide as a phone.
  const font = Math.round(across / 32);
  const ground = margin + height;
  return {
    length,
    width,
    height,
    across,
    font,
    ground,
    down: ground + 5 * font,
    // The middles of both views, and the line of the height between them.
    sideX: margin + length / 2,
    frontX: across - margin - width / 2,
    heightX: margin + length + between / 2,
  };
}

/** `83` → `6'11" (83 in)` */
export function inBothUnits(inches: number): string {
  return `${formatLength(inches)} (${Math.round(inches * 10) / 10} in)`;
}
