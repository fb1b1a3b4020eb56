import type { ReactNode } from 'react';
import styles from './split.module.css';

interface SplitProps {
  /** Two equal halves instead of a narrow and a wide side. */
  readonly even?: boolean;
  readonly children: ReactNode;
}

/** Two {@link Side}s, side by side where there is room. */
export function Split({ even = false, children }: SplitProps) {
  return <div className={even ? `${styles.split} ${styles.even}` : styles.split}>{children}</div>;
}

export function Side({ children }: { readonly children: ReactNode }) {
  return <div className={styles.side}>{children}</div>;
}
