import type { Place } from '../../domain/places/place.ts';
import { links } from '../links.ts';
import styles from './map-frame.module.css';

interface MapFrameProps {
  /** What the map shows: `"Map of Dalton"`. */
  readonly title: string;
  /** What our own map says, for someone who does not see it. */
  readonly alt: string;
  /** What the outside service is asked for. */
  readonly address: string;
  /** The place that is marked on our own map. */
  readonly place?: Pick<Place, 'slug'>;
}

/**
 * Our own map of both counties, and the outside service's for who wants streets. Nothing is
 * fetched from the service before a visitor opens it.
 */
export function MapFrame({ title, alt, address, place }: MapFrameProps) {
  return (
    <div className={styles.map}>
      <img src={links.map(place?.slug)} alt={alt} width="800" height="940" loading="lazy" />
      <details>
        <summary>Show streets</summary>
        <iframe
          title={title}
          src={links.mapFrame(address)}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      </details>
      <p>
        The street map comes from Google and is loaded when you open it.{' '}
        <a href={links.mapOf(address)} target="_blank" rel="noopener">
          Open it in a new tab
        </a>
      </p>
    </div>
  );
}
