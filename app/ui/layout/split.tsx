import type { ReactNode } from 'react';
import styles from './split.module.css';

interface SplitProps {
  /** The wide side first, instead of two equal halves. */
  readonly sides?: 'even' | 'wideFirst';
  readonly children: ReactNode;
}

/** Two {@link Side}s, side by side where there is room. */
export function Split({ sides = 'even', children }: SplitProps) {
  return <div className={`${styles.split} ${styles[sides]}`}>{children}</div>;
}

/** One half of a {@link Split}. */
export function Side({ children }: { readonly children: ReactNode }) {
  return <div className={styles.side}>{children}</div>;
}
