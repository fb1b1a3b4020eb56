import { isUsedOrShown, type Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { formatPrice } from '../../../domain/money.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../element/button.tsx';
import { Badge } from './badge.tsx';
import { CardPrice, CartCard } from './cart-card.tsx';
import { CardFacts, type CardVehicle } from './vehicle-card.tsx';

/** A cart on a place's page (spec S13.5). */
export type PopularVehicle = CardVehicle &
  Pick<Vehicle, 'brand' | 'description'> & {
    /** The words that offer to rent one, where such carts are rented. */
    readonly rent?: string;
  };

interface PopularCartProps {
  readonly vehicle: PopularVehicle;
  /** Where renting it is offered. */
  readonly rent: string;
}

/** A cart on a place's page: to buy, or to rent there. */
export function PopularCart({ vehicle, rent }: PopularCartProps) {
  const { id, brand, name, price, picture, ground, description, to, delivered } = vehicle;
  // A used cart or a display unit is a single one, with a price of its own.
  const isOne = price === undefined || isUsedOrShown(vehicle);
  const text = formatPrice(price);
  return (
    <CartCard {...{ picture, ground, name }} kicker={brand} badge={<Badge vehicle={vehicle} />}>
      <div>
        <CardFacts {...vehicle} />
        {description !== '' && <p>{description}</p>}
      </div>
      <CardPrice text={isOne ? text : `Starting at ${text}`} delivered={delivered} />
      <ButtonRow>
        <ButtonLink kind="secondary" href={links.vehicle(id, to)} label={`View Details: ${name}`}>
          View Details
        </ButtonLink>
        {vehicle.rent !== undefined && (
          <ButtonLink kind="secondary" href={rent} label={`${vehicle.rent}: ${name}`}>
            {vehicle.rent}
          </ButtonLink>
        )}
      </ButtonRow>
    </CartCard>
  );
}
