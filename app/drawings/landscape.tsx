/** One of the eight settings behind a page's head: sky, light, and the colours of three ridges. */
interface Setting {
  readonly sky: readonly [string, string];
  readonly light: readonly [x: number, y: number, r: number, colour: string];
  readonly ridges: readonly [string, string, string];
  readonly trees: string;
  readonly snow?: boolean;
}

const settings: readonly Setting[] = [
  {
    sky: ['#33525c', '#e3b98a'],
    light: [1180, 250, 60, '#ffe3b0'],
    ridges: ['#6d8a86', '#3f655c', '#21453a'],
    trees: '#12291f',
  },
  {
    sky: ['#456a78', '#e8cf9f'],
    light: [1300, 150, 50, '#fff0c9'],
    ridges: ['#a8793f', '#8a5226', '#55401f'],
    trees: '#2b2a16',
  },
  {
    sky: ['#3f6f86', '#cfe0d2'],
    light: [1240, 140, 46, '#fff7dc'],
    ridges: ['#7fa38c', '#4d7d62', '#2c5942'],
    trees: '#173527',
  },
  {
    sky: ['#20344a', '#c98f6a'],
    light: [1120, 300, 70, '#ffc98a'],
    ridges: ['#54606f', '#39505a', '#1f3a3a'],
    trees: '#0f231f',
  },
  {
    sky: ['#58879a', '#e9dfc2'],
    light: [1330, 120, 44, '#fffbe6'],
    ridges: ['#96b394', '#5f8d69', '#356046'],
    trees: '#1c3c2a',
  },
  {
    sky: ['#6c8595', '#e4e6e2'],
    light: [1200, 170, 40, '#ffffff'],
    ridges: ['#c3ced2', '#9fb0b4', '#71878a'],
    trees: '#2a4542',
    snow: true,
  },
  {
    sky: ['#4f7f7a', '#e6e0b4'],
    light: [1280, 180, 52, '#fff6c8'],
    ridges: ['#8db07a', '#5c8f56', '#356b3f'],
    trees: '#1a4029',
  },
  {
    sky: ['#161f33', '#5b5a78'],
    light: [1260, 140, 34, '#e9e6f5'],
    ridges: ['#39415c', '#29344a', '#182534'],
    trees: '#0a141c',
  },
];

/** Landscape `index` of eight: the far ridges of the Poconos in another season or hour. */
export function Landscape({ index }: { readonly index: number }) {
  const { sky, light, ridges, trees, snow } = settings[index % settings.length] as Setting;
  const [x, y, r, colour] = light;
  const shift = (index * 137) % 240;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1600 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="s" x2="0" y2="1">
          <stop stopColor={sky[0]} />
          <stop offset=".85" stopColor={sky[1]} />
        </linearGradient>
        <radialGradient id="g">
          <stop stopColor={colour} stopOpacity=".55" />
          <stop offset="1" stopColor={colour} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#s)" d="M0 0h1600v640H0z" />
      <circle cx={x} cy={y} r={r * 6} fill="url(#g)" />
      <circle cx={x} cy={y} r={r} fill={colour} />
      <path
        fill={ridges[0]}
        d={`M0 ${390 - shift / 4}q180-90 330-40t300-60 320 50 300-70 350 70v320H0z`}
      />
      <path
        fill={ridges[1]}
        d={`M0 ${470 - shift / 8}q220-110 420-30t400-50 380 40 400-50v280H0z`}
      />
      <path fill={ridges[2]} d="M0 560q260-100 520-50t480-20 600-40v200H0z" />
      <path fill={trees} d={treeLine(index)} />
      {snow && <path fill="#f4f7f6" d="M0 622q400-26 800-8t800-10v40H0z" />}
    </svg>
  );
}

/** A line of spruces along the lower edge, the same every time for one landscape. */
function treeLine(index: number): string {
  let path = 'M0 640V600';
  let seed = index * 7919 + 17;
  for (let x = 0; x < 1600; x += 34) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const height = 22 + (seed % 46);
    path += `L${x + 5} ${604 - (seed % 9)}l12-${height} 12 ${height}`;
  }
  return `${path}L1600 604V640z`;
}
