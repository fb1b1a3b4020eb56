import type { OutlineArea, Tone } from './cart-outlines.ts';

interface OutlineViewProps {
  readonly x: number;
  readonly ground: number;
  readonly areas: readonly OutlineArea[];
  readonly colors: Readonly<Record<Tone, string>>;
}

export function OutlineView({ x, ground, areas, colors }: OutlineViewProps) {
  return (
    <g transform={`translate(${x} ${ground})`} fillRule="evenodd">
      {areas.map(({ tone, path }) => (
        <path key={tone} fill={colors[tone]} d={path} />
      ))}
    </g>
  );
}
