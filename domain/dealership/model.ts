/** A model of a make, as `domain/business/models/` lists it: sizes in inches, payload in pounds. */
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
  /** [length, width, height], each where known. */
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
  /** Of one charge, in miles. */
  range: string,
  topSpeedMph: number,
  stance: Model['stance'],
  body: Body,
  sizeIn?: Model['sizeIn'],
  payloadLb?: number,
];

const unknownSize: Model['sizeIn'] = [undefined, undefined, undefined];

/** A model's id: its name in lower case with hyphens for spaces (spec S4.2). */
export function modelId(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

/** A cart on show with an id of its own: what it has that its model has not. */
export interface SampleUnit {
  readonly id: string;
  readonly modelId: string;
  readonly name: string;
  /** US dollars. */
  readonly price: number;
  /** List price in US dollars, where the price is below it. */
  readonly msrp?: number;
  readonly description: string;
  /** Named before those of its model. */
  readonly features: readonly string[];
  readonly condition?: 'demo';
  /** Id of the showroom at which it stands. */
  readonly location: string;
}
