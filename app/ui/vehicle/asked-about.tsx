import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { formatPrice } from '../../../domain/money.ts';
import { links } from '../../links.ts';
import { Picture, type PictureSource } from '../element/picture.tsx';
import styles from './asked-about.module.css';

export type AskedVehicle = Pick<Vehicle, 'id' | 'name' | 'price'> & {
  readonly picture: PictureSource;
  /** Why it can't be bought, in words: instead of its price. */
  readonly unavailable?: string;
  /** The finish it is asked for in, in words. */
  readonly finish?: string;
};

/** What a visitor asks about, as the contact page says it above its form (spec S15.6). */
export interface Asked {
  readonly title: string;
  readonly vehicles: readonly AskedVehicle[];
  /** A rental in words. */
  readonly rental?: string;
}

/** The heading of a form that was opened from something, and what that was. */
export function AskedAbout({ asked }: { readonly asked: Asked }) {
  return (
    <div className={styles.asked}>
      <h1 className={styles.title}>{asked.title}</h1>
      <AskedVehicles {...asked} />
    </div>
  );
}

/** The carts and the rental a message is about. */
export function AskedVehicles({ vehicles, rental }: Pick<Asked, 'vehicles' | 'rental'>) {
  return (
    <>
      {vehicles.length > 0 && (
        <ul className={styles.list}>
          {vehicles.map(({ id, name, price, unavailable, finish, picture }) => (
            <li className={styles.vehicle} key={id}>
              <Picture picture={{ ...picture, alt: '' }} sizes="6.5rem" />
              <p>
                <a href={links.vehicle(id)}>{name}</a>
                <br />
                {unavailable ?? formatPrice(price)}
                {finish !== undefined && (
                  <>
                    <br />
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
