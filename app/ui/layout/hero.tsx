import type { ReactNode } from 'react';
import { addressOfSet, phoneWidths } from '../../../domain/stock/pictures/picture.ts';
import { sourceSet } from '../element/picture.tsx';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import styles from './hero.module.css';

interface HeroProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** spec S3.13 */
  readonly page: {
    readonly picture: { readonly set: string };
    readonly trail?: readonly Crumb[];
  };
  /** `short`: a narrow picture, none below 56rem, for a page that continues with a form. */
  readonly height?: 'tall' | 'short';
  readonly caption?: ReactNode;
  readonly children?: ReactNode;
}

export function Hero({ title, lead, page, height, caption, children }: HeroProps) {
  const picture = <HeroPicture set={page.picture.set} isShort={height === 'short'} />;
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

/** Phones and tablets get a cut-out of the carts. */
function HeroPicture({ set, isShort }: { readonly set: string; readonly isShort: boolean }) {
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

export function HeroNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.small}>{children}</p>;
}
