import { showrooms } from '../../../domain/business/identity.ts';
import { vehicleFields } from '../../../domain/catalogue/fields/vehicle-fields.ts';
import { readAddress } from './read-list.ts';
import {
  type Read,
  readChoice,
  readFlag,
  readLifted,
  readMiles,
  readMoney,
  readSeats,
  readSerial,
  readStockNumber,
  readVin,
  readYear,
} from './read-value.ts';
import { type StockField, stockFields } from './stock-field.ts';

/** Fields whose words need more than their kind has. */
const parserByField: Partial<Record<StockField, (text: string) => Read<unknown>>> = {
  stockNumber: readStockNumber,
  serialNumber: readSerial,
  lifted: (text) => readLifted(text, vehicleFields.lifted.words),
};

/** How a cell of that field is understood, from the field's kind in the table of fields. */
export function parse(field: StockField, text: string): Read<unknown> {
  const special = parserByField[field];
  if (special !== undefined) return special(text);
  const entry = stockFields[field];
  switch (entry.kind) {
    case 'dollars':
      return readMoney(text);
    case 'miles':
      return readMiles(text);
    case 'year':
      return readYear(text);
    case 'seats':
      return readSeats(text);
    case 'vin':
      return readVin(text);
    case 'address':
      return readAddress(text, false);
    case 'flag':
      return readFlag(text, 'words' in entry ? entry.words : undefined);
    case 'choice':
      return readChoice(text, entry.choices, entry.unsaid);
    case 'place':
      return showroomIdOr(text);
    default:
      return text;
  }
}

/** Our showroom's id where the text is one of them, else the dealer's own words. */
function showroomIdOr(text: string): string {
  const lowerCase = text.toLowerCase();
  const showroom = showrooms.find(({ id, city, name }) =>
    [id, city, name].some((known) => known.toLowerCase() === lowerCase),
  );
  return showroom?.id ?? text;
}
