import type { ReactNode } from 'react';
import styles from './split.module.css';

interface SplitProps {
  /** Two halves instead of a narrow and a wide side. */
  readonly even?: boolean;
  readonly children: ReactNode;
}

/** Two sides beside each other where there is room; give it two {@link Side}s. */
export function Split({ even = false, children }: SplitProps) {
  return <div className={even ? `${styles.split} ${styles.even}` : styles.split}>{children}</div>;
}

export function Side({ children }: { readonly children: ReactNode }) {
  return <div className={styles.side}>{children}</div>;
}
