import styles from './fact-row.module.css';

interface Fact {
  readonly value: string;
  readonly label: string;
  /** Under which conditions it holds. */
  readonly note?: string;
}

/** A row of figures, each with what it means and, where it needs one, its condition. */
export function FactRow({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ value, label, note }) => (
        <li key={label}>
          <strong>{value}</strong>
          {label}
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ul>
  );
}
