import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly layout: 'stack' | 'table';
}

export function Facts({ items, layout }: FactsProps) {
  return (
    <dl className={styles[layout]}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt className="soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
