import { tableFacts } from '../../../domain/catalogue/fields/field-text.ts';
import {
  specificationLabel,
  specificationText,
  type Vehicle,
} from '../../../domain/catalogue/vehicle.ts';
import styles from './vehicle-sheet.module.css';

/** Facts at the top of the page (spec S6.2). */
const saidAbove: ReadonlySet<string> = new Set(['condition', 'exteriorColor', 'location']);

export function SpecificationTable({ vehicle }: { readonly vehicle: Vehicle }) {
  const rows = [
    ...Object.entries(vehicle.specifications).map(
      ([key, value]) => [key, specificationLabel(key), specificationText(value)] as const,
    ),
    ...tableFacts(vehicle)
      .filter(({ field }) => !saidAbove.has(field))
      .map(({ field, label, text }) => [`unit ${field}`, label, text] as const),
  ];
  return (
    <table className={styles.specs}>
      <tbody>
        {rows.map(([key, label, value]) => (
          <tr key={key} className={/^ask us$/i.test(value) ? styles.asked : undefined}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
