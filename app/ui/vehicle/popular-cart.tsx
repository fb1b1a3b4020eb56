import type { Badged } from '../../../domain/catalogue/badges.ts';
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { formatPrice } from '../../../domain/money.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../element/button.tsx';
import { Picture, type PictureSource } from '../element/picture.tsx';
import { Badge } from './badge.tsx';
import styles from './vehicle-card.module.css';
import type { AtPlace } from './vehicle-card.tsx';

/** What a place's page shows of a cart (spec S13.5). */
export type PopularVehicle = Badged &
  Pick<Vehicle, 'id' | 'brand' | 'name' | 'price' | 'description'> & {
    readonly picture: PictureSource;
  } & AtPlace;

interface PopularCartProps {
  readonly vehicle: PopularVehicle;
  /** Where renting it is offered. */
  readonly rent: string;
}

/** A cart on a place's page: to buy, or to rent there. */
export function PopularCart({ vehicle, rent }: PopularCartProps) {
  const { id, brand, name, price, description, picture, town, delivered } = vehicle;
  return (
    <article className={styles.card}>
      <Picture
        picture={picture}
        sizes="(max-width: 39.99rem) 92vw, (max-width: 63.99rem) 45vw, 23rem"
      />
      {picture.caption !== undefined && <p className={styles.caption}>{picture.caption}</p>}
      <div className={styles.badge}>
        <Badge vehicle={vehicle} />
      </div>
      <div className={styles.body}>
        <div>
          <p className={styles.kicker}>{brand}</p>
          <h3 className={styles.title}>{name}</h3>
        </div>
        {description !== '' && <p>{description}</p>}
        <div>
          <p className={styles.price}>
            {price === undefined ? formatPrice(price) : `Starting at ${formatPrice(price)}`}
          </p>
          {delivered !== undefined && <p className={styles.delivered}>{delivered}</p>}
        </div>
        <ButtonRow>
          <ButtonLink
            kind="secondary"
            href={links.vehicle(id, town)}
            label={`View Details: ${name}`}
          >
            View Details
          </ButtonLink>
          <ButtonLink kind="secondary" href={rent} label={`Rent This Model: ${name}`}>
            Rent This Model
          </ButtonLink>
        </ButtonRow>
      </div>
    </article>
  );
}
