import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title?: string;
  readonly intro?: ReactNode;
  readonly ground?: 'paper' | 'moss' | 'evergreen';
  readonly id?: string;
  /** A column of its own for the heading, on wide screens. */
  readonly beside?: boolean;
  readonly children?: ReactNode;
}

export function Section({ title, intro, ground = 'paper', id, beside, children }: SectionProps) {
  const tone = ground === 'paper' ? '' : ` ${styles[ground]}`;
  return (
    <section className={`${styles.section}${tone}${beside ? ` ${styles.beside}` : ''}`} id={id}>
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

const widths = { 2: styles.two, 3: styles.three, 4: styles.four, list: styles.list };

interface GridProps {
  readonly columns: keyof typeof widths;
  readonly children: ReactNode;
}

export function Grid({ columns, children }: GridProps) {
  return <div className={`${styles.grid} ${widths[columns]}`}>{children}</div>;
}

export function Card({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles.card} panel`}>{children}</div>;
}

interface TextColumnsProps {
  readonly columns: GridProps['columns'];
  readonly items: readonly {
    readonly title: string;
    readonly text: string;
    readonly link?: { readonly label: string; readonly href: string };
  }[];
}

export function TextColumns({ columns, items }: TextColumnsProps) {
  return (
    <Grid columns={columns}>
      {items.map(({ title, text, link }) => (
        <div key={title} className={styles.column}>
          <h3>{title}</h3>
          <p>{text}</p>
          {link && <a href={link.href}>{link.label}</a>}
        </div>
      ))}
    </Grid>
  );
}

export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
