import type { ReactNode } from 'react';
import { addressOfSet, phoneWidths } from '../../../domain/catalogue/picture-set.ts';
import { type HeroArt, heroSet } from '../../drawings/hero-art.ts';
import { sourceSet } from '../element/picture.tsx';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import styles from './hero.module.css';

interface HeroProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The picture behind the heading (spec S3.13), and the trail below it. */
  readonly page: { readonly art: HeroArt; readonly trail?: readonly Crumb[] };
  /** `tall` for a page that opens with its picture, `short` where a form follows (a narrow picture, none below 56rem). */
  readonly height?: 'tall' | 'short';
  /** The text on the picture, where it is tall. */
  readonly caption?: ReactNode;
  /** Buttons, or a line of small print. */
  readonly children?: ReactNode;
}

/** The top of a page: its h1 over a picture, and the way to it from the home page. */
export function Hero({ title, lead, page, height, caption, children }: HeroProps) {
  const picture = <HeroPicture set={heroSet(page.art)} isShort={height === 'short'} />;
  return (
    <>
      <div className={[styles.hero, height && styles[height]].filter(Boolean).join(' ')}>
        {height !== 'tall' && picture}
        <div className={styles.inside}>
          <h1>{title}</h1>
          {height === 'tall' && (
            <div className={styles.scene}>
              {picture}
              {caption}
            </div>
          )}
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </div>
      {page.trail !== undefined && <Breadcrumbs trail={page.trail} />}
    </>
  );
}

interface HeroPictureProps {
  readonly set: string;
  /** Whether it has the right end, and phones and tablets none: nor do they fetch a lazy picture then. */
  readonly isShort: boolean;
}

/** Phones and tablets, whose words stand above the picture, get a cut-out around the carts. */
function HeroPicture({ set, isShort }: HeroPictureProps) {
  const cutOut = `${set}-phone`;
  return (
    <picture>
      <source
        media="(max-width: 35.99rem)"
        type="image/avif"
        sizes="100vw"
        srcSet={sourceSet(cutOut, phoneWidths)}
      />
      <source
        media="(max-width: 55.99rem)"
        type="image/avif"
        sizes="100vw"
        srcSet={sourceSet(cutOut)}
      />
      <source media="(max-width: 55.99rem)" srcSet={addressOfSet(cutOut)} />
      <source type="image/avif" sizes={isShort ? '33vw' : '100vw'} srcSet={sourceSet(set)} />
      <img
        className={styles.art}
        src={addressOfSet(set)}
        alt=""
        width="1600"
        height="900"
        fetchPriority="high"
        loading={isShort ? 'lazy' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** A line of small print below the buttons of a hero. */
export function HeroNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.small}>{children}</p>;
}
