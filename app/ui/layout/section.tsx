import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title?: string;
  readonly intro?: ReactNode;
  readonly ground?: 'paper' | 'moss' | 'evergreen';
  readonly id?: string;
  /** On a wide screen the heading has a column of its own: for texts, which would leave the right half empty. */
  readonly beside?: boolean;
  readonly children?: ReactNode;
}

/** A full-width section of a page with its heading. */
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

/** `list`: cards of many carts, as `listed-card.module.css` lays them out. */
const widths = { 2: styles.two, 3: styles.three, 4: styles.four, list: styles.list };

interface GridProps {
  /** Columns on a wide screen; fewer where they would be too narrow. */
  readonly columns: keyof typeof widths;
  readonly children: ReactNode;
}

/** Columns of equal width. */
export function Grid({ columns, children }: GridProps) {
  return <div className={`${styles.grid} ${widths[columns]}`}>{children}</div>;
}

/** A framed box with room around its content. */
export function Card({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles.card} panel`}>{children}</div>;
}

interface TextColumnsProps {
  readonly columns: GridProps['columns'];
  readonly items: readonly {
    readonly title: string;
    readonly text: string;
    /** Where it leads. */
    readonly link?: { readonly label: string; readonly href: string };
  }[];
}

/** Headings with a text each, on the ground of the section: benefits, values, reasons. */
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

/** Body text at a readable line length. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
