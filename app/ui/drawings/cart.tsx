import { findPaint, findSeats } from '../../../domain/stock/pictures/colors.ts';
import { type CartLook, drawnBodies } from '../../../domain/stock/pictures/look.ts';
import { type CartOutline, cartOutlineOf } from './cart-outlines.ts';
import { OutlineView } from './outline-view.tsx';

const unpainted = '#c9c6ba';

/** Tenths of an inch between the stances, for a body modelled in one of them. */
const lift = 20;

const trailer: Pick<CartOutline, 'side' | 'frontAxle' | 'rearAxle'> = {
  side: [
    { tone: 'dark', path: 'M-620-185H-280V-150H-620zM-590-150h24V0h-24z' },
    { tone: 'body', path: 'M-320-400H420V-150H-320z' },
    { tone: 'tyre', path: 'M-70-115a120 115 0 1 0 240 0a120 115 0 1 0-240 0z' },
  ],
  frontAxle: -500,
  rearAxle: 400,
};

/** A side view on a 3:2 sheet, for a cart without a picture. */
export function CartDrawing({ body, stance, paint = '', seats = '' }: CartLook) {
  const { street, lifted } = drawnBodies[body] ?? {};
  const drawn = stance === 'lifted' ? lifted : street;
  const outline = body === 'trailer' ? trailer : cartOutlineOf(drawn ?? lifted ?? street ?? '');
  if (outline === undefined) throw new Error(`No outline is kept of ${body}`);
  const shift = drawn !== undefined ? 0 : stance === 'lifted' ? -lift : lift;
  const colors = {
    dark: '#4b544e',
    light: '#d3cebd',
    tyre: '#1d211f',
    body: findPaint(paint)?.hex ?? unpainted,
    seat: findSeats(seats)?.main ?? unpainted,
  };
  const width = outline.rearAxle - outline.frontAxle + 1000;
  const height = (width * 2) / 3;
  const left = -width / 2;
  const top = 180 - height;
  const tyres = outline.side.filter(({ tone }) => tone === 'tyre');
  const others = outline.side.filter(({ tone }) => tone !== 'tyre');
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${left} ${top} ${width} ${height}`}
      width="1200"
      height="800"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop stopColor="#f3ead6" />
          <stop offset="1" stopColor="#dfe6d3" />
        </linearGradient>
      </defs>
      <rect x={left} y={top} width={width} height={height} fill="url(#sky)" />
      <path
        d={`M${left} -330Q${left * 0.6}-560 ${left * 0.3}-420T${width / 2}-500V0H${left}z`}
        fill="#b9cbb5"
        opacity=".7"
      />
      <OutlineView x={0} ground={shift} areas={others} colors={colors} />
      <rect x={left} width={width} height="180" fill="#d9d3bd" />
      <ellipse rx={width * 0.4} ry="22" fill="#26362b" opacity=".28" />
      <OutlineView x={0} ground={0} areas={tyres} colors={colors} />
    </svg>
  );
}
