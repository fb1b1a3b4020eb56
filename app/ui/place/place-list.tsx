import { business } from '../../../domain/dealer/business/identity.ts';
import { places } from '../../../domain/dealer/business/places.ts';
import { placeLabel } from '../../../domain/dealer/place.ts';
import { placesIn } from '../../../domain/places/find-place.ts';
import { links } from '../../links.ts';
import { Grid } from '../layout/section.tsx';
import styles from './place-list.module.css';

export function PlaceFold() {
  return (
    <details className={styles.fold}>
      <summary>{`Find your town: ${places.length} places`}</summary>
    </details>
  );
}

interface PlacesByCountyProps {
  readonly linkTo?: (slug: string) => string;
}

export function PlacesByCounty({ linkTo = links.place }: PlacesByCountyProps) {
  return (
    <Grid columns={2}>
      {business.counties.map((county) => (
        <div key={county}>
          <h3>{county} County</h3>
          <ul className={styles.places}>
            {placesIn(county).map((place) => (
              <li key={place.slug}>
                <a href={linkTo(place.slug)}>{placeLabel(place)}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Grid>
  );
}
