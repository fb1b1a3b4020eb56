import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[];
  /** One below the other instead of in a row. */
  readonly stacked?: boolean;
}

/** A few labelled facts. */
export function Facts({ items, stacked = false }: FactsProps) {
  return (
    <dl className={stacked ? `${styles.facts} ${styles.stacked}` : styles.facts}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
