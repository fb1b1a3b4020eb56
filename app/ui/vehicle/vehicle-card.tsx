import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { formatPrice } from '../../../domain/money.ts';
import type { DestinationFields } from '../../../domain/places/destination-fields.ts';
import { links } from '../../links.ts';
import type { PictureSource } from '../element/picture.tsx';
import { Badges } from './badge.tsx';
import { CardPrice, CartCard, type DeliveredTotal } from './cart-card.tsx';
import styles from './vehicle-card.module.css';

/** The fields of a vehicle that its card shows; few, because a page carries many cards. */
export type CardVehicle = Pick<Vehicle, 'id' | 'name' | 'price'> & {
  readonly picture: PictureSource;
  /** The cart's color in sRGB, as far as it is known: until the picture is there. */
  readonly ground?: string;
  readonly badges: readonly string[];
  readonly isBuyable: boolean;
  /** Seats, range, color, showroom and the like in one line (spec S4.11). */
  readonly facts: string;
  /** The carts it stands for, itself among them, where each is shown (spec S5.21). */
  readonly alike?: { readonly count: number; readonly href: string };
} & AtPlace;

/** The card's part about a chosen destination; absent until one is chosen. */
export interface AtPlace {
  /** Where, which the link to the vehicle carries on. */
  readonly to?: DestinationFields;
  /** The price there, where the cart has one. */
  readonly delivered?: DeliveredTotal;
}

interface VehicleCardProps {
  readonly vehicle: CardVehicle;
  /** A featured card's link takes the other address of the same page (spec S3.2). */
  readonly shape?: 'featured';
  /** Whether it has a checkbox that puts it on the list of its page's form. */
  readonly comparable?: boolean;
}

/** The form that the checkboxes of a page's cards belong to. */
export const compareFormId = 'compare-form';

/** A vehicle in a list (spec S5.12). */
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
