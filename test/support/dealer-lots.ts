/**
 * What the dealer of `dealer-file.ts` has: 443 carts of 14 makes, in lots of one model. Written the
 * way the vendor's system writes it: makes in several spellings, "Utility" for a number of seats.
 */
export interface Lot {
  /** As the file spells it; {@link makeOf} gives the spelling of the site. */
  readonly make: string;
  readonly model: string;
  readonly count: number;
  readonly used?: true;
  /** How many of the lot run on gas; the others are electric. */
  readonly gas?: number;
  readonly passengers: string;
  readonly price: number;
  /** All of one color and price, so that only the stock numbers differ. */
  readonly twins?: true;
  readonly streetLegal?: 'without VIN' | 'with VIN';
  /** Series of the models this site knows. */
  readonly category?: string;
}

const rover = { make: 'Denago', passengers: '6 Passenger', category: 'EV Rover Series' } as const;
const noVin = { streetLegal: 'without VIN' } as const;

export const lots: readonly Lot[] = [
  { ...rover, ...noVin, model: 'Rover XL', count: 40, price: 9_995, twins: true },
  { ...rover, ...noVin, model: 'ROVER XL6', count: 30, price: 11_995 },
  {
    ...rover,
    ...noVin,
    model: 'Rover XXL',
    passengers: '8',
    count: 23,
    price: 11_995,
    twins: true,
  },
  {
    ...noVin,
    make: 'DENAGO EV',
    model: 'Nomad XL',
    count: 20,
    passengers: '4 Passenger',
    price: 8_495,
    category: 'EV Nomad Series',
  },
  {
    make: 'Denago',
    model: 'EV City',
    count: 2,
    passengers: '2',
    price: 14_900,
    category: 'EV City Series',
  },
  ...evolution('D5 Ranger 4', 18, '4', 8_695, 'D5 Ranger Series'),
  ...evolution('D5 Maverick 6', 10, '6 Passenger', 10_995, 'D5 Maverick Series'),
  ...evolution('Classic 4 Plus', 8, '2+2', 6_995, 'Classic Series'),
  ...evolution('D6 MAX XT6', 6, '6', 17_595, 'D6 Max Series'),
  { make: 'Icon EV', model: 'i40', count: 7, passengers: '4', price: 7_499, ...noVin },
  { make: 'ICON', model: 'i40L', count: 8, passengers: '4', price: 8_199, streetLegal: 'with VIN' },
  { make: 'Bintelli', model: 'Beyond 4PR', count: 10, passengers: '4', price: 9_295 },
  { make: 'STAR EV', model: 'Sirius 2+2', count: 8, passengers: '2+2', price: 9_899 },
  { make: 'Teko EV', model: 'Maverick 60', count: 12, passengers: 'Six', price: 10_450 },
  ...used('ClubCar', 'Precedent', 70, 28, '4', 5_495),
  ...used('Club Car', 'Onward', 20, 0, '4 Passenger', 8_250),
  ...used('CLUB CAR', 'DS', 10, 4, '2', 3_250, true),
  ...used('EZGO', 'TXT', 45, 14, '4', 4_795),
  ...used('E-Z-GO', 'RXV', 40, 0, '4', 5_995, true),
  ...used('Yamaha', 'Drive2', 30, 18, '2', 5_250),
  ...used('YAMAHA GOLF CAR', 'Drive', 10, 0, '2', 3_995),
  ...used('Cushman', 'Hauler 1200', 6, 6, 'Utility', 6_450),
  ...used('Tomberlin', 'Emerge', 2, 0, '4', 4_500),
  ...used('Tomberlin', 'Shadow', 1, 0, 'Utility', 4_900),
  ...used('Garia', 'Golf', 2, 0, '2', 11_500),
  ...used('Columbia', 'Utilitruck', 2, 0, 'Utility', 5_100),
  ...used('Advanced EV', 'Advent 4', 3, 0, '4 Passenger', 6_900),
];

function evolution(
  model: string,
  count: number,
  passengers: string,
  price: number,
  category: string,
): readonly Lot[] {
  return [{ make: 'Evolution', model, count, passengers, price, category, ...noVin }];
}

function used(
  make: string,
  model: string,
  count: number,
  gas: number,
  passengers: string,
  price: number,
  twins?: true,
): readonly Lot[] {
  return [{ make, model, count, gas, passengers, price, used: true, ...(twins && { twins }) }];
}

const spellings: Readonly<Record<string, string>> = {
  'DENAGO EV': 'Denago',
  'Icon EV': 'ICON',
  'STAR EV': 'Star EV',
  ClubCar: 'Club Car',
  'CLUB CAR': 'Club Car',
  EZGO: 'EZ-GO',
  'E-Z-GO': 'EZ-GO',
  'YAMAHA GOLF CAR': 'Yamaha',
};

/** The make as the site spells it. */
export function makeOf({ make }: Pick<Lot, 'make'>): string {
  return spellings[make] ?? make;
}
