import type { ReactNode } from 'react';
import styles from './button.module.css';

type Kind = 'primary' | 'secondary' | 'light' | 'quiet';

/** The class of a button of this kind, for an element that is no link. */
export function buttonClass(kind: Kind): string {
  return `${styles.button} ${styles[kind]}`;
}

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** `primary` is the one call to action of its place; `light` stands on evergreen. */
  readonly kind?: Kind;
  /** Opens in a new tab; for addresses outside this site. */
  readonly external?: boolean;
  /** What it is about, for someone who hears it out of its place. */
  readonly label?: string;
}

export function ButtonLink({ href, children, kind = 'primary', external, label }: ButtonLinkProps) {
  return (
    <a
      className={buttonClass(kind)}
      href={href}
      aria-label={label}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {external && <span className="hidden"> (opens in a new tab)</span>}
    </a>
  );
}

export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
