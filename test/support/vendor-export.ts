import { csvLine } from '../../domain/text/csv-line.ts';
import { dealerFile } from './dealer-file.ts';

/** Of the cart as `dealer-file.ts` has it; what this export says of it. */
interface Unit {
  readonly unitId: number;
  readonly stockNo: string;
  readonly isUsed: boolean;
  readonly status: string;
  readonly cart: { readonly year: number; readonly make: string; readonly model: string };
  readonly drive: { readonly powerType: string };
  readonly ids: { readonly vin: string; readonly serialNumber: string | null };
  readonly pricing: { readonly retail: number };
  readonly appearance: { readonly bodyColor: string; readonly seatColor: string };
  readonly imageUrls: readonly string[];
  readonly internalNotes: string;
}

/** Where the carts of the export stand: numbers of the vendor's own. */
export const vendorLocations = [412, 413, 977] as const;

/** What is wrong with some rows, by their place in the file from 0. */
const faults: Readonly<Record<number, Record<string, unknown>>> = {
  7: { webPrice: '#REF!' },
  90: { modelYear: 'soon' },
  211: { cartId: 70_210 },
  300: { cartMake: '' },
};

/**
 * The same 443 carts as a table, the way another vendor's program writes it: names that begin with
 * "cart", yes and no for the power, numbers for the places, pictures by the names of files that are
 * on the vendor's machine (229 carts), texts with line breaks, and four rows that nobody can use.
 */
export function vendorExport(): string {
  const { payload } = JSON.parse(dealerFile()) as { payload: { units: readonly Unit[] } };
  const rows = payload.units.map((unit, index) => ({ ...rowOf(unit, index), ...faults[index] }));
  const columns = Object.keys(rows[0] ?? {});
  const line = (row: Record<string, unknown>) => csvLine(columns.map((name) => String(row[name])));
  return csvLine(columns) + rows.map(line).join('');
}

function rowOf(unit: Unit, index: number): Record<string, unknown> {
  const { cart, ids, appearance } = unit;
  return {
    cartId: unit.unitId,
    stockNo: unit.stockNo,
    cartMake: cart.make,
    cartModel: cart.model,
    modelYear: cart.year,
    isUsed: unit.isUsed,
    isElectric: unit.drive.powerType === 'Electric',
    cartColor: appearance.bodyColor,
    seatColor: appearance.seatColor,
    locationId: vendorLocations[index % vendorLocations.length],
    webPrice: `$${unit.pricing.retail.toLocaleString('en-US')}.00`,
    vin: ids.vin,
    serialNumber: ids.serialNumber ?? '',
    imageName: unit.imageUrls.map((_, shot) => `${unit.unitId}_${shot + 1}.jpg`).join(';'),
    statusName: unit.status,
    comments: index % 3 === 0 ? `One owner.\nAsk about unit ${unit.unitId}.` : '',
    internalNotes: unit.internalNotes,
  };
}
