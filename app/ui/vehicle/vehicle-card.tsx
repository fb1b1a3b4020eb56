import { seatsOf, specificationText, type Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { formatPrice } from '../../../domain/money.ts';
import { links } from '../../links.ts';
import { ButtonLink } from '../element/button.tsx';
import { Picture, type PictureSource } from '../element/picture.tsx';
import { Badge } from './badge.tsx';
import styles from './vehicle-card.module.css';

/** What a card shows of a vehicle; little, because a page carries many. */
export type CardVehicle = Pick<
  Vehicle,
  'id' | 'name' | 'brand' | 'category' | 'price' | 'inStock' | 'isNew'
> & {
  readonly picture: PictureSource;
  /** Seats, range and the like in one line. */
  readonly facts: string;
};

type Listed = Pick<
  Vehicle,
  'id' | 'name' | 'brand' | 'category' | 'price' | 'inStock' | 'isNew' | 'specifications'
>;

/** A vehicle as its card shows it. */
export function cardOf(vehicle: Listed, picture: PictureSource): CardVehicle {
  const { id, name, brand, category, price, inStock, isNew } = vehicle;
  return { id, name, brand, category, price, inStock, isNew, picture, facts: factsOf(vehicle) };
}

function factsOf(vehicle: Listed): string {
  const seats = seatsOf(vehicle);
  const { range, topSpeed } = vehicle.specifications;
  return [
    seats === undefined ? '' : `${seats} seats`,
    range === undefined ? '' : `${specificationText(range)} range`,
    topSpeed === undefined ? '' : specificationText(topSpeed),
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}

interface VehicleCardProps {
  readonly vehicle: CardVehicle;
  /** A featured card's link takes the specification's other address of the same page. */
  readonly shape?: 'featured';
}

export function VehicleCard({ vehicle, shape }: VehicleCardProps) {
  const { id, name, category, price, picture, facts } = vehicle;
  return (
    <article className={styles.card}>
      <Picture
        picture={picture}
        sizes="(max-width: 39.99rem) 92vw, (max-width: 63.99rem) 45vw, 23rem"
      />
      <span className={styles.badge}>
        <Badge vehicle={vehicle} />
      </span>
      <div className={styles.body}>
        <div>
          <p className={styles.kicker}>{category}</p>
          <h3 className={styles.title}>{name}</h3>
        </div>
        <p className={styles.facts}>{facts}</p>
        <p className={styles.price}>{formatPrice(price)}</p>
        <ButtonLink
          kind="secondary"
          href={shape === 'featured' ? links.featuredVehicle(id) : links.vehicle(id)}
          label={`View Details: ${name}`}
        >
          View Details
        </ButtonLink>
      </div>
    </article>
  );
}
