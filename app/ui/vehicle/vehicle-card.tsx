import type { Badged } from '../../../domain/catalogue/badges.ts';
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { formatPrice } from '../../../domain/money.ts';
import type { DestinationFields } from '../../../domain/places/destination-fields.ts';
import { links } from '../../links.ts';
import { ButtonLink } from '../element/button.tsx';
import type { PictureSource } from '../element/picture.tsx';
import { Badge } from './badge.tsx';
import { CardPrice, CartCard, type DeliveredTotal } from './cart-card.tsx';
import styles from './vehicle-card.module.css';

/** The fields of a vehicle that its card shows; few, because a page carries many cards. */
export type CardVehicle = Badged &
  Pick<Vehicle, 'id' | 'name' | 'price'> & {
    /** The series it is listed under, else its brand. */
    readonly category: string;
    readonly picture: PictureSource;
    /** The cart's color in sRGB, as far as it is known: until the picture is there. */
    readonly ground?: string;
    /** Seats, range and the like in one line. */
    readonly facts: string;
    /** Year, condition, color, stock number and place, as far as they are known. */
    readonly unit: string;
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
  /** Whether it has a tick that puts it on the list of its page's form. */
  readonly comparable?: boolean;
}

/** The lines of a card that tell its cart from others (spec S4.11). */
export function CardFacts({ facts, unit }: Pick<CardVehicle, 'facts' | 'unit'>) {
  return [facts, unit].map((line) => line !== '' && <p key={line}>{line}</p>);
}

/** The form that the ticks of a page's cards belong to. */
export const compareFormId = 'compare-form';

/** A vehicle in a list: picture, badge, price and main facts, with its link (spec S5.12). */
export function VehicleCard({ vehicle, shape, comparable = false }: VehicleCardProps) {
  const { id, name, category, price, picture, facts, unit, alike, to, delivered } = vehicle;
  return (
    <CartCard
      picture={picture}
      ground={vehicle.ground}
      kicker={category}
      name={name}
      badge={<Badge vehicle={vehicle} />}
      isListed={comparable}
    >
      <div className="soft">
        <CardFacts facts={facts} unit={unit} />
        {alike !== undefined && (
          <p>
            <a href={alike.href}>
              <span>{`${alike.count} like this`}</span>
              <span className="hidden">: {name}</span>
            </a>
          </p>
        )}
      </div>
      <CardPrice text={formatPrice(price)} delivered={delivered} />
      <div className={styles.actions}>
        {comparable && (
          <label className={styles.compare}>
            <input type="checkbox" name="carts" value={id} form={compareFormId} />
            Compare<span className="hidden"> {name}</span>
          </label>
        )}
        <ButtonLink
          kind="secondary"
          href={shape === 'featured' ? links.featuredVehicle(id) : links.vehicle(id, to)}
          label={`View Details: ${name}`}
        >
          View Details
        </ButtonLink>
      </div>
    </CartCard>
  );
}
