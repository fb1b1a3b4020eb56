import styles from './data-table.module.css';

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
}

/** Widest cells in characters, summed, that fit on a phone. */
const phoneCharacters = 64;

export function stacksOnPhone({ columns, rows }: Pick<DataTableProps, 'columns' | 'rows'>) {
  if (columns.length < 3) return false;
  const widest = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  return widest.reduce((sum, length) => sum + length, 0) > phoneCharacters;
}

/** Readable at 360 px: rows too wide for a phone are stacked. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const [first, ...others] = columns;
  const stacks = stacksOnPhone({ columns, rows });
  return (
    <table className={stacks ? `${styles.table} ${styles.stacked}` : styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {others.map((column, index) => (
              <td key={column} data-column={column}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
