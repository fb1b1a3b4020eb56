import { links } from '../links.ts';
import styles from './map-frame.module.css';

interface MapFrameProps {
  /** What the map shows, for the frame's name: `"Map of Dalton"`. */
  readonly title: string;
  /** What the outside service is asked for. */
  readonly address: string;
}

/** The outside service's map. Nothing is fetched from it before a visitor opens it. */
export function MapFrame({ title, address }: MapFrameProps) {
  return (
    <div className={styles.map}>
      <details>
        <summary>Show {title.charAt(0).toLowerCase() + title.slice(1)}</summary>
        <iframe
          title={title}
          src={links.mapFrame(address)}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      </details>
      <p>
        The map comes from Google and is loaded when you open it.{' '}
        <a href={links.mapOf(address)} target="_blank" rel="noopener">
          Open it in a new tab
        </a>
      </p>
    </div>
  );
}
