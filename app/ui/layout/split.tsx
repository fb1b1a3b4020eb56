import type { ReactNode } from 'react';
import styles from './split.module.css';

interface SplitProps {
  /** Two equal halves, or the wide side first, instead of a narrow and a wide side. */
  readonly sides?: 'even' | 'wideFirst';
  readonly children: ReactNode;
}

/** Two {@link Side}s, side by side where there is room. */
export function Split({ sides, children }: SplitProps) {
  return (
    <div className={sides === undefined ? styles.split : `${styles.split} ${styles[sides]}`}>
      {children}
    </div>
  );
}

/** One half of a {@link Split}. */
export function Side({ children }: { readonly children: ReactNode }) {
  return <div className={styles.side}>{children}</div>;
}
