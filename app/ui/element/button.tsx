import type { ReactNode } from 'react';
import { relOf } from '../../links.ts';
import styles from './button.module.css';

export type Kind = 'primary' | 'secondary' | 'light' | 'quiet';

export function buttonClass(kind: Kind): string {
  return `${styles.button} ${styles[kind]}`;
}

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** `primary`: the one call to action of a section; `light`: for evergreen grounds. */
  readonly kind?: Kind;
  readonly external?: boolean;
  readonly label?: string;
  /** The id of a cart to add to the visitor's list. */
  readonly listed?: string;
}

export function ButtonLink(props: ButtonLinkProps) {
  const { href, children, kind = 'primary', external, label, listed } = props;
  return (
    <a
      className={buttonClass(kind)}
      href={href}
      aria-label={label}
      data-add-to-list={listed}
      rel={external ? 'noopener' : relOf(href)}
      target={external ? '_blank' : undefined}
    >
      {children}
      {external && <span className="hidden"> (opens in a new tab)</span>}
    </a>
  );
}

export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
