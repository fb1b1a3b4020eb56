import { business } from '../../../domain/business/identity.ts';
import { placeLabel } from '../../../domain/business/place.ts';
import { placesIn } from '../../../domain/places/find-place.ts';
import { links } from '../../links.ts';
import { Grid } from '../layout/section.tsx';
import styles from '../place/place-list.module.css';

/** Links to every place's rental page, by county. */
export function RentalPlaces() {
  return (
    <Grid columns={2}>
      {business.counties.map((county) => (
        <div key={county}>
          <h3>{county} County</h3>
          <ul className={styles.places}>
            {placesIn(county).map((place) => (
              <li key={place.slug}>
                <a href={links.placeRentals(place.slug)}>{placeLabel(place)}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Grid>
  );
}
