/** The parts of a cart seen from the side, in inches. */

/** y of the ground. */
export const ground = 104;

/** Hills and a strip of sand behind and under the cart. */
export function Ridges({ width }: { readonly width: number }) {
  const peak = (x: number) => (width * x) / 100;
  return (
    <>
      <path
        d={`M0 70Q${peak(18)} 44 ${peak(34)} 60T${peak(66)} 54T${peak(100)} 50V${ground}H0z`}
        fill="#b9cbb5"
        opacity=".6"
      />
      <path
        d={`M0 84Q${peak(24)} 66 ${peak(46)} 80T${peak(100)} 72V${ground + 60}H0z`}
        fill="#94b096"
        opacity=".6"
      />
      <rect y={ground - 4} width={width} height="80" fill="#d9d3bd" />
    </>
  );
}

interface SeatProps {
  readonly x: number;
  readonly floor: number;
  readonly seat: string;
}

/** A seat that faces forward; `x` is the front of its cushion. */
export function Seat({ x, floor, seat }: SeatProps) {
  return (
    <g fill={seat}>
      <rect x={x - 4} y={floor - 24} width="23" height="7" rx="3" />
      <path d={`M${x - 5} ${floor - 21}l-4-22q0-4 4-4t4.500 3l4 22z`} />
      <path
        d={`M${x + 2} ${floor - 30}h12`}
        stroke="#2a302c"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
    </g>
  );
}

/** The pair of seats that faces back, with the step behind it. */
export function RearPair({ floor, x, seat }: SeatProps) {
  return (
    <g>
      <path d={`M2 ${floor + 3}h${x - 12}v-18H${x - 26}z`} fill="#3a423d" />
      <path d={`M0 ${floor + 6}h16`} stroke="#2a302c" strokeWidth="3" strokeLinecap="round" />
      <g fill={seat}>
        <rect x={x - 32} y={floor - 22} width="20" height="7" rx="3" />
        <path d={`M${x - 11} ${floor - 18}l3.500-21q0-4-4-4t-4.500 4l-3 21z`} />
      </g>
    </g>
  );
}

/** A rack with two golf bags behind the seats. */
export function BagRack({ floor, x }: { readonly floor: number; readonly x: number }) {
  return (
    <g>
      <path
        d={`M${x - 12} ${floor - 34}V${floor + 3}H4v-9`}
        fill="none"
        stroke="#2a302c"
        strokeWidth="2"
      />
      <g transform={`rotate(-9 ${x - 16} ${floor})`}>
        <rect x={x - 22} y={floor - 33} width="9" height="32" rx="3" fill="#7a5a3a" />
        <path
          d={`M${x - 20} ${floor - 33}v-8m3 8v-10m3 10v-7`}
          stroke="#555d58"
          strokeWidth="1.300"
        />
      </g>
    </g>
  );
}

/** The cargo bed, with its sides. */
export function CargoBed({
  floor,
  length,
  paint,
}: {
  floor: number;
  length: number;
  paint: string;
}) {
  return (
    <g>
      <path d={`M2 ${floor - 25}h${length - 12}v20H5z`} fill={paint} />
      <path
        d={`M2 ${floor - 25}h${length - 12}`}
        stroke="#2a302c"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
      <path
        d={`M10 ${floor - 20}v11m10-11v11m10-11v11`}
        stroke="#000"
        strokeOpacity=".2"
        strokeWidth="1.400"
      />
      <rect x="6" y={floor - 4} width={length - 8} height="4" fill="#2a302c" />
    </g>
  );
}

interface RoofProps {
  readonly from: number;
  readonly to: number;
  readonly roof: number;
  readonly floor: number;
  /** A closed cabin with doors and glass. */
  readonly closed: boolean;
  readonly paint: string;
}

/** The roof, its posts and the windshield. */
export function Roof({ from, to, roof, floor, closed, paint }: RoofProps) {
  const windshield = `M${to - 12} ${roof + 2}L${to + 2} ${floor - 28}`;
  return (
    <g>
      {closed && (
        <>
          <path
            d={`M${from + 4} ${roof + 2}H${to - 12}L${to} ${floor + 2}H${from + 2}z`}
            fill={paint}
          />
          <path
            d={`M${from + 8} ${roof + 6}H${to - 15}L${to - 6} ${floor - 24}H${from + 7}z`}
            fill="#d7e6e4"
          />
          <path
            d={`M${(from + to) / 2 - 8} ${roof + 6}V${floor + 1}m4-20h6`}
            stroke="#2a302c"
            strokeWidth="1.200"
            fill="none"
          />
        </>
      )}
      <path d={windshield} stroke="#b9d4d4" strokeWidth="3.200" opacity=".75" />
      <path
        d={`${windshield}M${from + 5} ${roof + 2}L${from + 2} ${floor - 16}`}
        stroke="#2a302c"
        strokeWidth="1.800"
        fill="none"
      />
      <path d={`M${from - 2} ${roof + 3}q2-6 10-6H${to - 18}q10 0 12 6z`} fill="#2f3733" />
      <path
        d={`M${from + 4} ${roof - 1}H${to - 16}`}
        stroke="#fff"
        strokeOpacity=".25"
        strokeWidth="1"
      />
    </g>
  );
}

interface WheelProps {
  readonly x: number;
  readonly radius: number;
  readonly fender: string;
  readonly lifted: boolean;
}

/** A wheel on the ground, with its rim. */
export function Wheel({ x, radius, fender, lifted }: WheelProps) {
  const y = ground - radius;
  return (
    <g>
      <path
        d={`M${x - radius - 4} ${y + 2}a${radius + 4} ${radius + 4} 0 0 1 ${2 * radius + 8} 0h-4a${radius} ${radius} 0 0 0-${2 * radius} 0z`}
        fill={fender}
      />
      <circle
        cx={x}
        cy={y}
        r={radius - 1}
        fill="#1d211f"
        stroke="#1d211f"
        strokeWidth="2.400"
        strokeDasharray={lifted ? '3 1.600' : undefined}
      />
      <circle cx={x} cy={y} r={radius * 0.56} fill="#c9cdc8" />
      {spokes.map((angle) => (
        <path
          key={angle}
          d={`M${x} ${y}v-${radius * 0.5}`}
          transform={`rotate(${angle} ${x} ${y})`}
          stroke="#5d645f"
          strokeWidth="2"
        />
      ))}
      <circle cx={x} cy={y} r={radius * 0.16} fill="#2a302c" />
    </g>
  );
}

const spokes = [0, 72, 144, 216, 288];
