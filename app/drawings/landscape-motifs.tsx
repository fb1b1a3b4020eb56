import type { ReactNode } from 'react';
import type { LandscapeLook, Motif } from './landscape-look.ts';

interface MotifProps {
  readonly look: LandscapeLook;
  /** Color of the ground it stands on. */
  readonly ground: string;
  readonly random: () => number;
}

/** Color of windows: lit except at noon. */
const lit = '#ffd98a';

/** Left edge of the motif: right of the text over the picture. */
const left = 900;

function House({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <>
      <path
        d={`M${x} ${y}v-${h}l${w / 2}-${Math.round(w * 0.36)} ${w / 2} ${Math.round(w * 0.36)}v${h}z`}
      />
      <path
        fill={lit}
        d={`M${x + w * 0.2} ${y - h * 0.35}v-${h * 0.35}h${w * 0.18}v${h * 0.35}zM${x + w * 0.62} ${y - h * 0.35}v-${h * 0.35}h${w * 0.18}v${h * 0.35}z`}
      />
    </>
  );
}

/** A row of gables and a steeple. */
function Village({ look, ground, random }: MotifProps) {
  const houses = Array.from({ length: 9 }, (_, index) => ({
    x: Math.round(left + index * 66 + random() * 16),
    w: Math.round(44 + random() * 18),
    h: Math.round(24 + random() * 12),
  }));
  const steeple = left + 150 + Math.round(random() * 260);
  return (
    <g fill={look.light.near}>
      <path fill={ground} d="M720 590q420-44 880-14v64H700z" />
      <path d={`M${steeple} 578v-84l13-54 13 54v84z`} />
      <path d={`M${steeple - 24} 580v-40l37-24 37 24v40z`} />
      {houses.map(({ x, w, h }) => (
        <House key={x} x={x} y={582} w={w} h={h} />
      ))}
    </g>
  );
}

/** Brick blocks, flat roofs, a courthouse tower. */
function City({ look, ground, random }: MotifProps) {
  const blocks = Array.from({ length: 13 }, (_, index) => ({
    x: Math.round(left - 40 + index * 54),
    w: 46,
    h: Math.round(44 + random() * 74),
  }));
  const tower = left + 180 + Math.round(random() * 260);
  return (
    <g fill={look.light.near}>
      <path fill={ground} d="M640 594q460-34 960-10v56H640z" />
      <path d={`M${tower} 590V440h10l14-44 14 44h10v150z`} />
      {blocks.map(({ x, w, h }) => (
        <g key={x}>
          <path d={`M${x} 592v-${h}h${w}v${h}z`} />
          <path
            fill={lit}
            d={`M${x + 8} ${600 - h}h8v10h-8zM${x + 30} ${600 - h}h8v10h-8zM${x + 8} ${622 - h}h8v10h-8z`}
          />
        </g>
      ))}
    </g>
  );
}

/** A barn with its silo, fields, a fence. */
function Farm({ look, ground, random }: MotifProps) {
  const x = left + 120 + Math.round(random() * 300);
  return (
    <>
      <path fill={ground} d="M560 596q520-56 1040-18v62H560z" />
      <path
        fill="none"
        stroke={look.light.near}
        strokeOpacity=".4"
        strokeWidth="3"
        d="M820 600q400-40 780-22M860 612q380-30 740-18"
      />
      <path
        fill="#6d2b22"
        d={`M${x} 580v-58l22-26 40-18 40 18 22 26v58zM${x + 136} 580v-92q14-22 28 0v92z`}
      />
      <path fill="#e8dcc4" d={`M${x + 50} 580v-30h24v30zM${x + 55} 532v-14h14v14z`} />
      <path
        fill="none"
        stroke={look.light.near}
        strokeWidth="4"
        d={`M${x - 180} 598h170M${x - 180} 588h170${[0, 42, 84, 126, 168].map((post) => `M${x - 178 + post} 604v-24`).join('')}`}
      />
    </>
  );
}

/** A lake that reflects the sky, and a dock. */
function Lake({ look }: MotifProps) {
  const [top, low] = look.light.sky;
  return (
    <>
      <path fill={low} d="M380 612q260-44 560-46t660-4v78H380z" />
      <path fill={top} fillOpacity=".45" d="M420 622q300-30 600-30t580-2v50H420z" />
      <path
        fill={look.light.sun[3]}
        fillOpacity=".5"
        d="M1080 574h190l30 3h-250zM1050 590h270l10 4h-300z"
      />
      <path
        fill={look.light.near}
        d="M930 600h150v6H930zM940 606v20h6v-20zM1000 606v22h6v-22zM1060 606v20h6v-20z"
      />
    </>
  );
}

/** A winding county road. */
function Road({ look, ground }: MotifProps) {
  return (
    <>
      <path fill={ground} d="M420 602q560-60 1180-22v60H420z" />
      <path
        fill={look.light.far}
        d="M1180 640q-10-26 60-40t80-26q4-8-34-14l6-2q56 6 50 18-6 16-46 30t-6 34z"
      />
    </>
  );
}

/** A river from the gap in the ridge. */
function Gap({ look, ground }: MotifProps) {
  return (
    <>
      <path fill={ground} d="M420 612q560-40 1180-14v42H420z" />
      <path
        fill={look.light.sky[1]}
        d="M1118 556q30 16 2 30t-110 30q-60 14-60 24h330q-90-22-78-40t-30-26q-14-8-40-18z"
      />
    </>
  );
}

const motifs: Readonly<Record<Motif, (props: MotifProps) => ReactNode>> = {
  village: Village,
  city: City,
  farm: Farm,
  lake: Lake,
  road: Road,
  gap: Gap,
  forest: () => null,
};

/** The motif in the middle distance. */
export function Motifs({ motif, ...props }: MotifProps & { readonly motif: Motif }): ReactNode {
  return motifs[motif](props);
}
