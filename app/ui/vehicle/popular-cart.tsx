import type { Badged } from '../../../domain/catalogue/badges.ts';
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { formatPrice } from '../../../domain/money.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../element/button.tsx';
import type { PictureSource } from '../element/picture.tsx';
import { Badge } from './badge.tsx';
import { CardPrice, CartCard } from './cart-card.tsx';
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
  const { id, brand, name, price, description, picture, to, delivered } = vehicle;
  const text = formatPrice(price);
  return (
    <CartCard picture={picture} kicker={brand} name={name} badge={<Badge vehicle={vehicle} />}>
      <p>{description}</p>
      <CardPrice text={price === undefined ? text : `Starting at ${text}`} delivered={delivered} />
      <ButtonRow>
        <ButtonLink kind="secondary" href={links.vehicle(id, to)} label={`View Details: ${name}`}>
          View Details
        </ButtonLink>
        <ButtonLink kind="secondary" href={rent} label={`Rent This Model: ${name}`}>
          Rent This Model
        </ButtonLink>
      </ButtonRow>
    </CartCard>
  );
}
