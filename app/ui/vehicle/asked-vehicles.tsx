import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { formatPrice } from '../../../domain/money.ts';
import { links } from '../../links.ts';
import { Picture, type PictureSource } from '../element/picture.tsx';
import styles from './asked-vehicles.module.css';

export type AskedVehicle = Pick<Vehicle, 'id' | 'name' | 'price'> & {
  readonly picture: PictureSource;
  /** The finish it is asked for in, in words. */
  readonly finish?: string;
};

/** The carts a message is about, beside the form it is written in; nothing without one. */
export function AskedVehicles({ vehicles }: { readonly vehicles: readonly AskedVehicle[] }) {
  if (vehicles.length === 0) return null;
  return (
    <div>
      <p>Your message is about</p>
      <ul className={styles.list}>
        {vehicles.map(({ id, name, price, finish, picture }) => (
          <li className={styles.vehicle} key={id}>
            <Picture picture={{ ...picture, alt: '' }} sizes="6.5rem" />
            <p>
              <a href={links.vehicle(id)}>{name}</a>
              <br />
              {formatPrice(price)}
              {finish !== undefined && (
                <>
                  <br />
                  {`Asked for ${finish}`}
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
