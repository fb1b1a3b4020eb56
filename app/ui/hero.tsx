import type { ReactNode } from 'react';
import styles from './hero.module.css';
import { heroArt } from './hero-art.ts';

interface HeroProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Decides which of the eight landscapes stands behind it (specification 000 §9). */
  readonly seed: string;
  readonly tall?: boolean;
  /** Buttons, or a line of small print. */
  readonly children?: ReactNode;
}

/** The head of a page: its one h1 over a landscape. */
export function Hero({ title, lead, seed, tall = false, children }: HeroProps) {
  return (
    <div className={tall ? `${styles.hero} ${styles.tall}` : styles.hero}>
      {/* Low priority: the text is what a visitor waits for, and React would preload it otherwise. */}
      <img
        className={styles.art}
        src={heroArt(seed)}
        alt=""
        width="1600"
        height="640"
        fetchPriority="low"
      />
      <div className={styles.inside}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}

export function HeroNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.small}>{children}</p>;
}
