import { business } from '../../../domain/business/identity.ts';
import { type Place, placeLabel } from '../../../domain/business/place.ts';
import { placesIn } from '../../../domain/places/find-place.ts';
import { links } from '../../links.ts';
import { Grid } from '../layout/section.tsx';
import styles from './place-list.module.css';

/** Links to the landing pages of these places. */
function PlaceList({ places }: { readonly places: readonly Place[] }) {
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.slug}>
          <a href={links.place(place.slug)}>{placeLabel(place)}</a>
        </li>
      ))}
    </ul>
  );
}

/** All places, by county. */
export function PlacesByCounty() {
  return (
    <Grid columns={2}>
      {business.counties.map((county) => (
        <div key={county}>
          <h3>{county} County</h3>
          <PlaceList places={placesIn(county)} />
        </div>
      ))}
    </Grid>
  );
}
