import { links, relOf } from '../../links.ts';
import type { UnitTable } from '../../ui/vehicle/unit-table.ts';
import { compareFormId, VehicleCard } from '../../ui/vehicle/vehicle-card.tsx';
import styles from './inventory-result.module.css';
import type { InventoryView } from './inventory-view.ts';

interface UnitsProps {
  readonly cards: InventoryView['cards'];
  readonly units: UnitTable;
}

export function Units({ cards, units: { columns, rows } }: UnitsProps) {
  return (
    <div className={styles.units}>
      {cards.slice(0, 1).map((card) => (
        <VehicleCard key={card.id} vehicle={card} comparable />
      ))}
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">Compare</th>
              {columns.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cards.map(({ id, name, to }, row) => (
              <tr key={id}>
                <td>
                  <input
                    type="checkbox"
                    name="carts"
                    value={id}
                    form={compareFormId}
                    aria-label={`Compare ${name} ${rows[row]?.[0]}`}
                  />
                </td>
                {rows[row]?.map((text, column) => (
                  <td key={columns[column]}>
                    {column === 0 ? (
                      <a href={links.vehicle(id, to)} rel={relOf(links.vehicle(id, to))}>
                        {text || name}
                      </a>
                    ) : (
                      text
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
