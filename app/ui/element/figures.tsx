import type { Statistic } from '../../../domain/dealership/company.ts';
import styles from './figures.module.css';

/** A row of large figures, each with its label. */
export function Figures({ items }: { readonly items: readonly Statistic[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
