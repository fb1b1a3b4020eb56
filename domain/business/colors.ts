/**
 * sRGB in both schemes, as the stylesheet's custom properties (`paperDeep` is `--paper-deep`);
 * every pair used together has WCAG AA contrast.
 */
export const colors = {
  light: {
    paper: '#f8f4ea',
    paperDeep: '#efe8d8',
    card: '#fffdf8',
    ink: '#1a241e',
    inkSoft: '#4d5a51',
    line: '#d9d0bc',
    evergreen: '#1d4532',
    evergreenDeep: '#12291f',
    onEvergreen: '#f6f1e4',
    onEvergreenSoft: '#c3d2c4',
    moss: '#dfe8d7',
    accent: '#b5451b',
    accentDeep: '#953510',
    onAccent: '#fff',
    link: '#1b5a3f',
    /** Red, green and blue below words on pictures, in both schemes. */
    shade: '10 24 18',
    badge: '#1d4532',
  },
  dark: {
    paper: '#111713',
    paperDeep: '#18201b',
    card: '#1c2620',
    ink: '#ece8dc',
    inkSoft: '#b3bcb1',
    line: '#334138',
    evergreen: '#1b3d2d',
    evergreenDeep: '#0b1510',
    moss: '#223529',
    accent: '#c2501f',
    accentDeep: '#a8431a',
    link: '#9fd3b4',
  },
} as const;

export const mapColors = {
  light: {
    ground: '#efe8d8',
    county: '#dfe8d7',
    border: '#8ea58f',
    zone: '#1d4532',
    title: '#55705d',
    dot: '#3c5a48',
    showroom: '#1d4532',
    marked: '#b5451b',
    ink: '#1a241e',
    halo: '#eef0e2',
  },
  dark: {
    ground: '#18201b',
    county: '#24362b',
    border: '#5c7a66',
    zone: '#9fd3b4',
    title: '#93ab9a',
    dot: '#9fd3b4',
    showroom: '#f0d9a8',
    marked: '#f07a45',
    ink: '#ece8dc',
    halo: '#1b2620',
  },
} as const;
