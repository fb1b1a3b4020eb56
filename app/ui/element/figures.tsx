import type { Statistic } from '../../../domain/dealership/company.ts';
import styles from './figures.module.css';

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
