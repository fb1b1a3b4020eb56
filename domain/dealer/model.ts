/** Sizes in inches, payload in pounds. */
export type Body =
  | 'cabin'
  | '2 forward'
  | '2+2'
  | '4 forward'
  | '4+2'
  | '6 forward'
  | '6+2'
  | 'small cargo bed'
  | 'cargo bed'
  | 'long cargo bed';

export interface Model {
  readonly id: string;
  readonly brand: string;
  readonly series: string;
  readonly name: string;
  readonly priceUsd: number;
  readonly seats: number;
  readonly range: string;
  readonly topSpeed: string;
  readonly driveType: string;
  /** [length, width, height]. */
  readonly sizeIn: readonly [number | undefined, number | undefined, number | undefined];
  readonly payloadLb?: number;
  readonly stance: 'street' | 'lifted';
  readonly body: Body;
}

export function modelSeries(brand: string, name: string, rows: readonly ModelRow[]): Model[] {
  return rows.map(([model, priceUsd, seats, miles, mph, stance, body, sizeIn, payloadLb]) => ({
    id: modelId(model),
    brand,
    series: name,
    name: model,
    priceUsd,
    seats,
    range: `${miles} miles`,
    topSpeed: `${mph} mph`,
    driveType: 'Rear-Wheel Drive',
    stance,
    body,
    sizeIn: sizeIn ?? unknownSize,
    payloadLb,
  }));
}

type ModelRow = readonly [
  name: string,
  priceUsd: number,
  seats: number,
  /** Miles of one charge. */
  range: string,
  topSpeedMph: number,
  stance: Model['stance'],
  body: Body,
  sizeIn?: Model['sizeIn'],
  payloadLb?: number,
];

const unknownSize: Model['sizeIn'] = [undefined, undefined, undefined];

/** Lower case with hyphens for spaces (spec S4.2). */
export function modelId(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

export interface SampleUnit {
  readonly id: string;
  readonly modelId: string;
  readonly name: string;
  /** US dollars. */
  readonly price: number;
  /** US dollars, above the price. */
  readonly msrp?: number;
  readonly description: string;
  readonly features: readonly string[];
  readonly condition?: 'demo';
  readonly location: string;
}
