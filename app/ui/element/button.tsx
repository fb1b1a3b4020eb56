import type { ReactNode } from 'react';
import { relOf } from '../../links.ts';
import styles from './button.module.css';

type Kind = 'primary' | 'secondary' | 'light' | 'quiet';

/** The class of a button of this kind, for an element other than a link. */
export function buttonClass(kind: Kind): string {
  return `${styles.button} ${styles[kind]}`;
}

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** `primary`: the one call to action of its section; `light`: for evergreen grounds. */
  readonly kind?: Kind;
  /** Opens in a new tab; for addresses outside this site. */
  readonly external?: boolean;
  /** Accessible name, where the text alone does not say what it is about. */
  readonly label?: string;
}

export function ButtonLink({ href, children, kind = 'primary', external, label }: ButtonLinkProps) {
  return (
    <a
      className={buttonClass(kind)}
      href={href}
      aria-label={label}
      rel={external ? 'noopener' : relOf(href)}
      target={external ? '_blank' : undefined}
    >
      {children}
      {external && <span className="hidden"> (opens in a new tab)</span>}
    </a>
  );
}

/** Buttons beside each other, below one another where there is no room. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
