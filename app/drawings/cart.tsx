import type { Body } from '../../domain/business/models/models.ts';
import { findPaint, findSeats } from '../../domain/catalogue/models/trade-colors.ts';
import { BagRack, CargoBed, ground, RearPair, Ridges, Roof, Seat, Wheel } from './cart-parts.tsx';

/** What a drawing shows of a cart: seat layout, stance and paint. */
export interface CartLook {
  readonly body: Body;
  readonly stance: 'street' | 'lifted';
  /** Slugs of its colors; none, where they are not known. */
  readonly paint?: string;
  readonly seats?: string;
}

/** Rows of forward seats, and what is behind them, by body. */
const plans: Readonly<Record<Body, { rows: number; rear: 'rack' | 'pair' | 'bumper' | number }>> = {
  cabin: { rows: 1, rear: 'bumper' },
  '2 forward': { rows: 1, rear: 'rack' },
  '2+2': { rows: 1, rear: 'pair' },
  '4 forward': { rows: 2, rear: 'bumper' },
  '4+2': { rows: 2, rear: 'pair' },
  '6 forward': { rows: 3, rear: 'bumper' },
  '6+2': { rows: 3, rear: 'pair' },
  'small cargo bed': { rows: 1, rear: 34 },
  'cargo bed': { rows: 1, rear: 50 },
  'long cargo bed': { rows: 1, rear: 64 },
};

const rowPitch = 33;

/** For a color that is not known. */
const unpainted = '#c9c6ba';

/** The color of a surface that is turned from the light. */
function shadeOf(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) * 0.72);
  return `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * A side view in inches, front to the right, on a 3:2 sheet, shown for a cart without a picture.
 * Rows, rear end, stance and paint follow the cart's data.
 */
export function CartDrawing({ body, stance, paint = '', seats = '' }: CartLook) {
  const { rows, rear } = plans[body];
  const rearLength =
    typeof rear === 'number' ? rear : rear === 'pair' ? 36 : rear === 'rack' ? 24 : 15;
  const cabinLength = rows * rowPitch;
  const length = rearLength + cabinLength + 46;
  const width = Math.max(length + 44, 156);
  const height = (width * 2) / 3;
  const main = findPaint(paint)?.hex ?? unpainted;
  const shade = shadeOf(main);
  const seat = findSeats(seats)?.main ?? unpainted;
  const wheel = stance === 'lifted' ? 12.5 : 10;
  const floor = ground - wheel - (stance === 'lifted' ? 7 : 4);
  const roof = floor - 58;
  const left = (width - length) / 2;
  const dashX = rearLength + cabinLength + 14;
  const rearWheel = rearLength * 0.5 + 6;
  const frontWheel = length - 17;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 ${ground + 16 - height} ${width} ${height}`}
      width="1200"
      height="800"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop stopColor="#f3ead6" />
          <stop offset="1" stopColor="#dfe6d3" />
        </linearGradient>
        <linearGradient id="paint" x2="0" y2="1">
          <stop stopColor={main} />
          <stop offset="1" stopColor={shade} />
        </linearGradient>
      </defs>
      <rect y={ground + 16 - height} width={width} height={height} fill="url(#sky)" />
      <Ridges width={width} />
      <ellipse
        cx={width / 2}
        cy={ground}
        rx={length * 0.53}
        ry="3.6"
        fill="#26362b"
        opacity=".28"
      />
      <g transform={`translate(${left} 0)`}>
        {rear === 'rack' && <BagRack floor={floor} x={rearLength} />}
        {rear === 'pair' && <RearPair floor={floor} x={rearLength} seat={seat} />}
        {typeof rear === 'number' && <CargoBed floor={floor} length={rear} paint={shade} />}
        <path
          d={`M${rearLength - 13} ${floor + 4}V${floor - 15}q0-4 5-4H${dashX - 12}V${floor + 4}z`}
          fill="url(#paint)"
        />
        {Array.from({ length: rows }, (_, row) => (
          <Seat key={rowKeys[row]} x={rearLength + row * rowPitch} floor={floor} seat={seat} />
        ))}
        <rect
          x={rearLength - 10}
          y={floor + 1}
          width={dashX - rearLength + 14}
          height="5"
          rx="2"
          fill="#2a302c"
        />
        <path
          d={`M${dashX - 4} ${floor + 4}V${floor - 25}q1-4 6-4.500L${length - 10} ${floor - 23}q7 2 8.500 10V${floor - 3}q-1 6-8 6.500z`}
          fill="url(#paint)"
        />
        <path d={`M${dashX - 8} ${floor - 30}q5-2 12 0l-3 4h-9z`} fill="#2a302c" />
        <path
          d={`M${dashX - 14} ${floor - 33}l8 7`}
          stroke="#2a302c"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <rect x={length - 9} y={floor - 18} width="8" height="5" rx="2.500" fill="#fff6d8" />
        <rect x={length - 6} y={floor - 4} width="7" height="4" rx="2" fill="#2a302c" />
        <Roof
          from={rear === 'pair' ? 4 : rearLength - 12}
          to={dashX + 4}
          roof={roof}
          floor={floor}
          closed={body === 'cabin'}
          paint={main}
        />
        {[rearWheel, frontWheel].map((x) => (
          <Wheel key={x} x={x} radius={wheel} fender={shade} lifted={stance === 'lifted'} />
        ))}
      </g>
    </svg>
  );
}

const rowKeys = ['rear', 'middle', 'front'];
