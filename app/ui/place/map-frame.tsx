import { type ReactNode, useContext } from 'react';
import type { Place } from '../../../domain/dealer/place.ts';
import { formatAddress, type Showroom } from '../../../domain/dealer/showroom.ts';
import { links } from '../../links.ts';
import { buttonClass } from '../element/button.tsx';
import { PageFeatures } from '../page-features.ts';
import styles from './map-frame.module.css';

interface MapFrameProps {
  readonly title: string;
  readonly alt: string;
  readonly address: string;
  readonly place?: Pick<Place, 'slug'>;
  readonly children?: ReactNode;
}

/** The outside service's frame, on request (spec S3.12). */
export function StreetMap({ showroom }: { readonly showroom: Showroom }) {
  useContext(PageFeatures).add('map-frame');
  const title = `Street map: ${showroom.city}`;
  return (
    <div className={styles.street} id="map">
      <h3>{title}</h3>
      <iframe
        src={links.mapFrame(formatAddress(showroom.address))}
        title={title}
        referrerPolicy="no-referrer"
      />
    </div>
  );
}

const frame = 'street-map';

/** Without `src` until a link loads it: a lazy frame would load at once (spec S3.12). */
export function MapFrame({ title, alt, address, place, children }: MapFrameProps) {
  useContext(PageFeatures).add('map-frame');
  return (
    <div className={styles.map}>
      <div className={styles.drawing}>
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={links.map('dark', place?.slug)} />
          <img
            src={links.map('light', place?.slug)}
            alt={alt}
            width="800"
            height="940"
            loading="lazy"
          />
        </picture>
        {children}
      </div>
      <details>
        <summary className={buttonClass('secondary')}>Street map</summary>
        <p>
          From Google.{' '}
          <a href={links.mapFrame(address)} target={frame}>
            Load it here
          </a>{' '}
          or{' '}
          <a href={links.mapOf(address)} target="_blank" rel="noopener">
            open it in a new tab
          </a>
          .
        </p>
        <iframe name={frame} title={title} referrerPolicy="no-referrer" />
      </details>
    </div>
  );
}
