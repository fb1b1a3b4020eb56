import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { formatPrice } from '../../../domain/money.ts';
import type { DestinationFields } from '../../../domain/places/destination-fields.ts';
import { links } from '../../links.ts';
import type { PictureSource } from '../element/picture.tsx';
import { Badges } from './badge.tsx';
import { CardPrice, CartCard, type DeliveredTotal } from './cart-card.tsx';
import styles from './vehicle-card.module.css';

/** Few fields, because a page carries many cards. */
export type CardVehicle = Pick<Vehicle, 'id' | 'name' | 'price'> & {
  readonly picture: PictureSource;
  /** The cart's sRGB color, until the picture arrives. */
  readonly ground?: string;
  readonly badges: readonly string[];
  readonly isBuyable: boolean;
  /** Seats, range, color, showroom and the like (spec S4.11). */
  readonly facts: string;
  /** The carts it stands for, itself among them (spec S5.21). */
  readonly alike?: { readonly count: number; readonly href: string };
} & AtPlace;

/** Absent until a destination is chosen. */
export interface AtPlace {
  readonly to?: DestinationFields;
  readonly delivered?: DeliveredTotal;
}

interface VehicleCardProps {
  readonly vehicle: CardVehicle;
  /** A featured card links to the other address of the page (spec S3.2). */
  readonly shape?: 'featured';
  /** Whether it has a checkbox for the list. */
  readonly comparable?: boolean;
}

/** The form of the cards' checkboxes. */
export const compareFormId = 'compare-form';

/** spec S5.12 */
export function VehicleCard({ vehicle, shape, comparable = false }: VehicleCardProps) {
  const { id, name, price, facts, alike, to, delivered } = vehicle;
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
          {comparable && (
            <label className={styles.compare}>
              <input type="checkbox" name="carts" value={id} form={compareFormId} />
              Compare<span className="hidden"> {name}</span>
            </label>
          )}
        </>
      }
    >
      <CardPrice text={formatPrice(price)} delivered={delivered} />
      {facts !== '' && <p className="soft">{facts}</p>}
    </CartCard>
  );
}
