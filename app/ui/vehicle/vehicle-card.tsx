import type { ReactNode } from 'react';
import { formatPrice } from '../../../domain/money.ts';
import type { DestinationFields } from '../../../domain/places/destination-fields.ts';
import type { Picture } from '../../../domain/stock/pictures/picture.ts';
import type { Vehicle } from '../../../domain/stock/vehicle.ts';
import { links } from '../../links.ts';
import { Badges } from './badge.tsx';
import { CardPrice, CartCard, type DeliveredTotal } from './cart-card.tsx';
import styles from './vehicle-card.module.css';

export type CardVehicle = Pick<Vehicle, 'id' | 'name' | 'brand' | 'price'> & {
  readonly picture: Picture;
  readonly ground?: string;
  readonly badges: readonly string[];
  readonly isForSale: boolean;
  readonly facts: string;
  readonly alike?: { readonly count: number; readonly href: string };
} & AtPlace;

export interface AtPlace {
  readonly to?: DestinationFields;
  readonly delivered?: DeliveredTotal;
}

interface VehicleCardProps {
  readonly vehicle: CardVehicle;
  /** Links to the other address of the page (spec S3.2). */
  readonly shape?: 'featured';
  readonly comparable?: boolean;
  /** The cheapest of several of its model. */
  readonly isCheapest?: boolean;
  readonly rent?: { readonly label: string; readonly href: string };
  readonly children?: ReactNode;
}

export const compareFormId = 'compare-form';

/** spec S5.12 */
export function VehicleCard(props: VehicleCardProps) {
  const { vehicle, shape, comparable = false, isCheapest = false, rent, children } = props;
  const { id, name, price, facts, alike, to } = vehicle;
  return (
    <CartCard
      {...vehicle}
      href={shape === 'featured' ? links.featuredVehicle(id) : links.vehicle(id, to)}
      badge={<Badges {...vehicle} />}
      controls={
        <>
          {alike !== undefined && (
            <a href={alike.href}>
              <span>{`${alike.count} like this`}</span>
              <span className="hidden">: {name}</span>
            </a>
          )}
          {rent !== undefined && (
            <a href={rent.href} aria-label={`${rent.label}: ${name}`}>
              {rent.label}
            </a>
          )}
          {comparable && (
            <label className={styles.compare}>
              <input type="checkbox" name="carts" value={id} form={compareFormId} />
              Compare<span className="hidden"> {name}</span>
            </label>
          )}
        </>
      }
    >
      <CardPrice text={`${isCheapest ? 'Starting at ' : ''}${formatPrice(price)}`} />
      {facts !== '' && <p className="soft">{facts}</p>}
      {children}
    </CartCard>
  );
}
