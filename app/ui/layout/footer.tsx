import { business } from '../../../domain/dealer/business/identity.ts';
import { places } from '../../../domain/dealer/business/places.ts';
import { hoursLabels } from '../../../domain/dealer/dealer.ts';
import { placeLabel } from '../../../domain/dealer/place.ts';
import { formatAddress } from '../../../domain/dealer/showroom.ts';
import { placesIn } from '../../../domain/places/find-place.ts';
import { mainShowroom } from '../../../domain/places/showrooms.ts';
import { policiesByGroup } from '../../../domain/policies/policies.ts';
import { links } from '../../links.ts';
import { PhoneLink } from '../element/call.tsx';
import { HoursList } from '../place/hours-list.tsx';
import { useToday } from '../place/today.ts';
import styles from './footer.module.css';
import { aboutNav, brandNav, mainNav, ownerNav } from './navigation.ts';

/** spec S2.9, S2.10 */
export function Footer({ hasLowSpeedVehicles }: { readonly hasLowSpeedVehicles?: boolean }) {
  const year = useToday().date.slice(0, 4);
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.top}>
          <div className={styles.blurb}>
            <p className={styles.name}>{business.name}</p>
            <p>
              {`Golf carts${hasLowSpeedVehicles ? ' and low-speed vehicles' : ''} for ${business.area}: sold, rented, delivered, and serviced. In business since ${business.founded}.`}
            </p>
            <p>
              <PhoneLink />
              <br />
              <a href={links.mail(business.email)}>{business.email}</a>
              <br />
              {formatAddress(mainShowroom.address)}
            </p>
            <h2>{hoursLabels.showroom} hours</h2>
            <HoursList of="showroom" bare />
          </div>
          <nav aria-label="Site">
            <h2>Navigation</h2>
            <List items={[...mainNav, ...ownerNav, ...aboutNav, ...brandNav]} />
          </nav>
          {policiesByGroup.map(({ group, policies }, index) => (
            <nav key={group} id={index === 0 ? 'policies' : undefined} aria-label={group}>
              <h2>{group}</h2>
              <List
                items={policies.map(({ shortTitle, paths }) => ({
                  label: shortTitle,
                  path: paths[0],
                }))}
              />
            </nav>
          ))}
        </div>
        {/* Beside the details: a wide screen shows the lists also while they are closed. */}
        <details className={styles.fold}>
          <summary>{`Find your town: ${places.length} places`}</summary>
        </details>
        <div className={styles.counties}>
          {business.counties.map((county) => (
            <nav key={county} className={styles.places} aria-label={`${county} County`}>
              <h2>{`${county} County Locations We Serve`}</h2>
              <List
                items={placesIn(county).map((place) => ({
                  label: placeLabel(place),
                  path: links.place(place.slug),
                }))}
              />
            </nav>
          ))}
        </div>
        <p className={styles.legal}>
          <span>{`© ${year} ${business.name}`}</span>
          <a href={links.privacy}>Privacy Policy</a>
          <a href={links.terms}>Terms of Service</a>
        </p>
      </div>
    </footer>
  );
}

function List({ items }: { readonly items: readonly { label: string; path: string }[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
