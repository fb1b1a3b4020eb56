import type { ReactNode } from 'react';
import type { Statistic } from '../../../domain/dealer/company.ts';
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

export function Figures({ items }: { readonly items: readonly Statistic[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ figure, label, note }) => (
        <div key={label}>
          <dt>
            {label}
            {note !== undefined && <p className="soft">{note}</p>}
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
