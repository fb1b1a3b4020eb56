import { formatPrice } from '../../../domain/money.ts';
import type { Picture as CartPicture } from '../../../domain/stock/pictures/picture.ts';
import type { Vehicle } from '../../../domain/stock/vehicle.ts';
import { links } from '../../links.ts';
import { Picture } from '../element/picture.tsx';
import styles from './asked-about.module.css';
import { inOneLine } from './card-of.ts';

type AskedVehicle = Pick<Vehicle, 'id' | 'name' | 'price'> & {
  readonly picture: CartPicture;
  readonly unavailable?: string;
  readonly standsAt?: string;
  readonly finish?: string;
  readonly paint?: string;
};

export interface Subject {
  readonly title: string;
  readonly vehicles: readonly AskedVehicle[];
  readonly rental?: string;
}

/** spec S15.6 */
export function AskedAbout({ subject }: { readonly subject: Subject }) {
  return (
    <div className={styles.asked}>
      <h1 className={styles.title}>{subject.title}</h1>
      <AskedVehicles {...subject} />
    </div>
  );
}

export function AskedVehicles({ vehicles, rental }: Pick<Subject, 'vehicles' | 'rental'>) {
  return (
    <>
      {vehicles.length > 0 && (
        <ul className={styles.list}>
          {vehicles.map(({ id, name, price, unavailable, standsAt, finish, paint, picture }) => (
            <li className={styles.vehicle} key={id}>
              <Picture picture={picture} sizes="6.5rem" isSilent />
              <p>
                <a href={links.vehicle(id)}>{name}</a>
                <br />
                {unavailable ?? inOneLine([formatPrice(price), standsAt])}
                {finish !== undefined && (
                  <>
                    <br />
                    {paint !== undefined && <Swatch color={paint} />}
                    {`Asked for ${finish}`}
                  </>
                )}
                {picture.caption !== undefined && (
                  <>
                    <br />
                    <small>{picture.caption}</small>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {rental !== undefined && <p>{rental}</p>}
    </>
  );
}

function Swatch({ color }: { readonly color: string }) {
  return (
    <svg className={styles.swatch} width="18" height="18" aria-hidden="true">
      <circle cx="9" cy="9" r="8" fill={color} stroke="currentcolor" strokeOpacity=".4" />
    </svg>
  );
}
