import { isUsedOrShown, type Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { formatPrice } from '../../../domain/money.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../element/button.tsx';
import { Badge } from './badge.tsx';
import { CardPrice, CartCard } from './cart-card.tsx';
import type { AtPlace } from './vehicle-card.tsx';
import { picturesOf } from './vehicle-picture.ts';

/** A cart on a place's page (spec S13.5). */
export interface PopularVehicle extends Vehicle, AtPlace {
  readonly isRented: boolean;
}

interface PopularCartProps {
  readonly vehicle: PopularVehicle;
  /** Where renting it is offered. */
  readonly rent: string;
}

/** A cart on a place's page: to buy, or to rent there. */
export function PopularCart({ vehicle, rent }: PopularCartProps) {
  const { id, brand, name, price, description, to, delivered } = vehicle;
  // A used cart or a display unit is a single one, with a price of its own.
  const isOne = price === undefined || isUsedOrShown(vehicle);
  const [picture] = picturesOf(vehicle);
  const text = formatPrice(price);
  return (
    <CartCard picture={picture} kicker={brand} name={name} badge={<Badge vehicle={vehicle} />}>
      <p>{description}</p>
      <CardPrice text={isOne ? text : `Starting at ${text}`} delivered={delivered} />
      <ButtonRow>
        <ButtonLink kind="secondary" href={links.vehicle(id, to)} label={`View Details: ${name}`}>
          View Details
        </ButtonLink>
        {vehicle.isRented && (
          <ButtonLink kind="secondary" href={rent} label={`Rent This Model: ${name}`}>
            Rent This Model
          </ButtonLink>
        )}
      </ButtonRow>
    </CartCard>
  );
}
