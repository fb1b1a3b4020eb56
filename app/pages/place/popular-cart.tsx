import { formatPrice } from '../../../domain/money.ts';
import type { Vehicle } from '../../../domain/stock/vehicle.ts';
import { links } from '../../links.ts';
import { Badges } from '../../ui/vehicle/badge.tsx';
import { CardPrice, CartCard } from '../../ui/vehicle/cart-card.tsx';
import type { CardVehicle } from '../../ui/vehicle/vehicle-card.tsx';

/** spec S13.5 */
export type PopularVehicle = CardVehicle &
  Pick<Vehicle, 'brand' | 'description' | 'condition'> & {
    /** The cheapest of several of its model. */
    readonly isCheapest: boolean;
    /** The words that offer to rent one. */
    readonly rent?: string;
  };

interface PopularCartProps {
  readonly vehicle: PopularVehicle;
  readonly rent: string;
}

export function PopularCart({ vehicle, rent }: PopularCartProps) {
  const { id, brand, name, price, facts, description, to } = vehicle;
  return (
    <CartCard
      {...vehicle}
      kicker={name.includes(brand) ? undefined : brand}
      href={links.vehicle(id, to)}
      badge={<Badges {...vehicle} />}
      controls={
        vehicle.rent !== undefined && (
          <a href={rent} aria-label={`${vehicle.rent}: ${name}`}>
            {vehicle.rent}
          </a>
        )
      }
    >
      <CardPrice text={`${vehicle.isCheapest ? 'Starting at ' : ''}${formatPrice(price)}`} />
      <div>
        {facts !== '' && <p className="soft">{facts}</p>}
        {description !== '' && <p>{description}</p>}
      </div>
    </CartCard>
  );
}
