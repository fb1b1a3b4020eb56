import { formatPrice } from '../../../domain/money.ts';
import type { Vehicle } from '../../../domain/stock/vehicle.ts';
import { links } from '../../links.ts';
import { Badges } from '../../ui/vehicle/badge.tsx';
import { CardPrice, CartCard } from '../../ui/vehicle/cart-card.tsx';
import type { CardVehicle } from '../../ui/vehicle/vehicle-card.tsx';

/** spec S13.5 */
export type PopularVehicle = CardVehicle &
  Pick<Vehicle, 'brand' | 'description' | 'condition'> & {
    /** A single cart, with a price of its own. */
    readonly isOneOff: boolean;
    /** The words that offer to rent one. */
    readonly rent?: string;
  };

interface PopularCartProps {
  readonly vehicle: PopularVehicle;
  readonly rent: string;
}

export function PopularCart({ vehicle, rent }: PopularCartProps) {
  const { id, brand, name, price, facts, description, to, delivered } = vehicle;
  const text = formatPrice(price);
  return (
    <CartCard
      {...vehicle}
      kicker={brand}
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
      <CardPrice
        text={price === undefined || vehicle.isOneOff ? text : `Starting at ${text}`}
        delivered={delivered}
      />
      <div>
        {facts !== '' && <p className="soft">{facts}</p>}
        {description !== '' && <p>{description}</p>}
      </div>
    </CartCard>
  );
}
