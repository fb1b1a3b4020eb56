import { business } from '../../../domain/business/identity.ts';
import { placeLabel } from '../../../domain/business/place.ts';
import { placesIn } from '../../../domain/places/find-place.ts';
import { links, type RentalDatesAsked } from '../../links.ts';
import { Grid } from '../layout/section.tsx';
import styles from '../place/place-list.module.css';

interface RentalPlacesProps {
  /** What was asked of the planner, which each link then asks with delivery to its place. */
  readonly asked?: RentalDatesAsked;
}

/** Links to every place's rental page, by county. */
export function RentalPlaces({ asked }: RentalPlacesProps) {
  return (
    <Grid columns={2}>
      {business.counties.map((county) => (
        <div key={county}>
          <h3>{county} County</h3>
          <ul className={styles.places}>
            {placesIn(county).map((place) => (
              <li key={place.slug}>
                <a href={links.placeRentals(place.slug, asked)}>{placeLabel(place)}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Grid>
  );
}
