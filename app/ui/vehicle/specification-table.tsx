import { showrooms } from '../../../domain/business.ts';
import {
  conditionOf,
  specificationLabel,
  specificationText,
  type Vehicle,
} from '../../../domain/catalogue/vehicle.ts';
import { formatUsd } from '../../../domain/money.ts';
import styles from './vehicle-sheet.module.css';

/** Every specification of a row as it came, then what the dealer's system knows besides. */
export function SpecificationTable({ vehicle }: { readonly vehicle: Vehicle }) {
  const rows = [
    ...Object.entries(vehicle.specifications).map(
      ([key, value]) => [key, specificationLabel(key), specificationText(value)] as const,
    ),
    ...unitRows(vehicle),
  ];
  return (
    <table className={styles.specs}>
      <tbody>
        {rows.map(([key, label, value]) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Row = readonly [key: string, label: string, value: string];

function unitRows(vehicle: Vehicle): readonly Row[] {
  const { year, vin, stockNumber, mileage, exteriorColor, interiorColor, msrp } = vehicle;
  const yesNo = (value: boolean) => (value ? 'Yes' : 'No');
  const showroom = showrooms.find(({ id }) => id === vehicle.location)?.city ?? vehicle.location;
  const rows: (readonly [string, string, string | undefined])[] = [
    ['unit-year', 'Year', year?.toString()],
    ['unit-condition', 'Condition', conditionOf(vehicle) === 'new' ? 'New' : 'Used'],
    [
      'unit-mileage',
      'Mileage',
      mileage === undefined ? undefined : `${mileage.toLocaleString('en-US')} miles`,
    ],
    ['unit-exterior', 'Exterior color', exteriorColor],
    ['unit-interior', 'Interior color', interiorColor],
    [
      'unit-street',
      'Street legal',
      vehicle.streetLegal === undefined ? undefined : yesNo(vehicle.streetLegal),
    ],
    ['unit-lifted', 'Lifted', vehicle.lifted === undefined ? undefined : yesNo(vehicle.lifted)],
    ['unit-location', 'Location', showroom],
    ['unit-stock', 'Stock number', stockNumber],
    ['unit-vin', 'VIN', vin],
    ['unit-msrp', 'MSRP', msrp === undefined ? undefined : formatUsd(msrp)],
  ];
  return rows.filter((row): row is Row => row[2] !== undefined);
}
