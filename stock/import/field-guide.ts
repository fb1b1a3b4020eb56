import { showrooms } from '../../domain/dealer/business/identity.ts';
import { mainShowroom } from '../../domain/places/showrooms.ts';
import { csvLine } from '../../domain/text/csv-line.ts';
import { type StockField, stockFields } from './row/stock-field.ts';

const holds = {
  id: 'letters, digits and + . _ -',
  line: 'text',
  text: 'text, also with line breaks or HTML',
  address: 'an http(s) address',
  pictures: 'files in DATA_DIR/photos or http(s) addresses, separated by | or commas',
  list: 'texts, separated by |, line breaks, semicolons or commas',
  specifications: 'a JSON object; in a mapping “specifications.Motor” and the like',
  dollars: 'US dollars: $7,995 or 7995.00; “Call” for none',
  miles: 'miles: 1,204',
  year: 'four digits',
  day: 'a day: 2026-03-01, 3/1/2026, Mar 1, 2026',
  vin: '17 letters and digits, without I, O and Q',
  place: `a showroom (${showrooms.map(({ city }) => city).join(', ')}) or your own words`,
  flag: 'yes, y, x, 1, true; no, n, 0, false',
  seats: 'a number: 4, 2+2, “six passenger”',
} as const;

export function fieldGuide(): string {
  const entries = Object.keys(stockFields).map((name) => {
    const entry = stockFields[name as StockField];
    const values =
      entry.kind === 'choice' ? Object.keys(entry.choices).join(', ') : holds[entry.kind];
    const headings = [...new Set([entry.label.toLowerCase(), ...entry.headings.split(' ')])];
    return `${name} (${entry.label})\n  ${entry.meaning}.\n  Holds: ${values}.\n  Headings: ${headings.join(', ')}.\n`;
  });
  const note =
    'Headings are compared by letters and digits alone; # means “number”. A field that is empty is unknown.\n';
  return `${entries.join('\n')}\n${note}`;
}

export const exampleStockNumber = 'EXAMPLE';

const example = {
  stockNumber: exampleStockNumber,
  year: '2025',
  brand: 'Club Car',
  model: 'Onward',
  condition: 'used',
  price: '$8,250',
  mileage: '1,204',
  seats: '4',
  fuel: 'electric',
  exteriorColor: 'Red',
  interiorColor: 'Tan',
  streetLegal: 'no',
  lifted: 'no',
  serialNumber: 'JW1510-100007',
  vin: '',
  status: 'in-stock',
  location: mainShowroom.city,
  inStockSince: '2026-03-01',
  images: 'photo1.jpg, photo2.jpg',
  features: 'Windshield, Mirrors',
  description: 'Everybody reads this: one owner, serviced here every spring.',
} as const satisfies Partial<Record<StockField, string>>;

export const templateFields = Object.keys(example) as readonly (keyof typeof example)[];

export function templateCsv(): string {
  const labels = templateFields.map((field) => stockFields[field].label);
  return `\uFEFF${csvLine(labels)}${csvLine(Object.values(example))}`;
}
