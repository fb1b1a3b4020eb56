import styles from './fact-row.module.css';

interface Fact {
  readonly value: string;
  readonly label: string;
  /** The condition under which it holds. */
  readonly note?: string;
}

/** A row of figures, each with its label and an optional note. */
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
