import type { ReactNode } from 'react';
import styles from './split.module.css';

interface SplitProps {
  /** `wideLast`: the first side is the wide one, on a wide screen at the right. */
  readonly sides?: 'even' | 'wideFirst' | 'wideLast';
  readonly children: ReactNode;
}

export function Split({ sides = 'even', children }: SplitProps) {
  return <div className={`${styles.split} ${styles[sides]}`}>{children}</div>;
}

export function Side({ children }: { readonly children: ReactNode }) {
  return <div className={styles.side}>{children}</div>;
}
