import type { ReactNode } from 'react';
import type { LandscapeLook } from './landscape-look.ts';
import { Motifs } from './landscape-motifs.tsx';

const width = 1600;
const height = 640;
const ridgeCount = 4;

/** Pseudo-random numbers from 0 to 1, deterministic for a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The color at `share` (0 to 1) between two colors. */
function between(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** A long, low ridge. `gap` cuts a river's notch into it. */
function ridge(y: number, relief: number, random: () => number, gap?: number): string {
  const waves = [1, 2.3, 4.7].map((speed) => ({
    speed: (speed * (0.8 + random() * 0.5) * Math.PI * 2) / width,
    phase: random() * 7,
    size: relief / speed ** 0.8,
  }));
  let path = `M0 ${height}`;
  for (let x = 0; x <= width; x += 40) {
    const wave = waves.reduce((sum, w) => sum + Math.sin(x * w.speed + w.phase) * w.size, 0);
    const notch = gap === undefined ? 0 : 150 * Math.exp(-(((x - gap) / 90) ** 2));
    path += `L${x} ${Math.round(y - wave + notch)}`;
  }
  return `${path}L${width} ${height}z`;
}

/** Spruces and round trees along a line, taller when nearer. */
function treeLine(y: number, size: number, random: () => number): string {
  let path = `M0 ${height}V${y}`;
  for (let x = 0; x < width; ) {
    const tall = Math.round(size * (0.45 + random() * 0.75));
    const half = Math.round(tall * (random() < 0.86 ? 0.22 : 0.5));
    const spruce = half < tall * 0.35;
    path += spruce
      ? `L${x} ${y}l${half}-${tall} ${half} ${tall}`
      : `L${x} ${y}q${-Math.round(half * 0.3)}-${Math.round(tall * 0.72)} ${half}-${Math.round(tall * 0.72)}t${half} ${Math.round(tall * 0.72)}`;
    x += half * 2 + Math.round(random() * size * 0.5);
  }
  return `${path}L${width} ${y}V${height}z`;
}

/** The landscape of one place or policy. */
export function Landscape({ look }: { readonly look: LandscapeLook }): ReactNode {
  const { seed, light, motif } = look;
  const { sky, sun, far, near, snow } = light;
  const random = chance(seed);
  const [x, y, r, color] = sun;
  const low = sky[1];
  const hazy = between(far, low, 0.35);
  const ridges = Array.from({ length: ridgeCount }, (_, index) => {
    const share = index / (ridgeCount - 1);
    return {
      d: ridge(
        330 + index * 62 + random() * 24,
        46 - index * 7,
        random,
        motif === 'gap' && index < 3 ? 1130 : undefined,
      ),
      fill: between(hazy, near, share * 0.72),
    };
  });
  const sunX = x - 160 + Math.round(random() * 240);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="s" x2="0" y2="1">
          <stop stopColor={sky[0]} />
          <stop offset=".7" stopColor={low} />
        </linearGradient>
        <radialGradient id="g">
          <stop stopColor={color} stopOpacity=".55" />
          <stop offset="1" stopColor={color} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#s)" d={`M0 0h${width}v${height}H0z`} />
      <circle cx={sunX} cy={y} r={r * 6} fill="url(#g)" />
      <circle cx={sunX} cy={y} r={r} fill={color} />
      {ridges.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
      <path d={treeLine(566, 30, random)} fill={between(hazy, near, 0.8)} />
      <Motifs motif={motif} look={look} ground={between(hazy, near, 0.86)} random={random} />
      <path d={treeLine(626, 62, random)} fill={near} />
      {snow && <path fill="#f4f7f6" d="M0 626q400-26 800-8t800-10v40H0z" />}
    </svg>
  );
}
