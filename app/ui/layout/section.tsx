import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title?: string;
  readonly intro?: ReactNode;
  readonly ground?: 'paper' | 'moss' | 'evergreen';
  /** Its fragment. */
  readonly id?: string;
  readonly children?: ReactNode;
}

/** A full-width section of a page with its heading. */
export function Section({ title, intro, ground = 'paper', id, children }: SectionProps) {
  const tone = ground === 'paper' ? '' : ` ${styles[ground]}`;
  return (
    <section className={`${styles.section}${tone}`} id={id}>
      <div className={styles.inside}>
        {title !== undefined && (
          <div className={styles.head}>
            <h2>{title}</h2>
            {intro !== undefined && <p className={styles.intro}>{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

interface GridProps {
  /** Columns on a wide screen; fewer where they would be too narrow. */
  readonly columns: 2 | 3 | 4;
  readonly children: ReactNode;
}

/** Columns of equal width. */
export function Grid({ columns, children }: GridProps) {
  const width = columns === 2 ? styles.two : columns === 3 ? styles.three : styles.four;
  return <div className={`${styles.grid} ${width}`}>{children}</div>;
}

/** A framed box with room around its content. */
export function Card({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

/** A heading and a text on the ground of the section: a benefit, a value, a reason. */
export function TextColumn({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={styles.column}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}

/** Body text at a readable line length. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
