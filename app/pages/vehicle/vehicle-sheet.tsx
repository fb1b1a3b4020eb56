import type { PropsWithChildren } from 'react';
import { business } from '../../../domain/dealer/business/identity.ts';
import { hoursAt } from '../../../domain/dealer/dealer.ts';
import { formatHours } from '../../../domain/dealer/hours.ts';
import { formatAddress } from '../../../domain/dealer/showroom.ts';
import { findShowroom } from '../../../domain/places/showrooms.ts';
import { tableFacts } from '../../../domain/stock/fields/field-text.ts';
import type { sizedModelOf } from '../../../domain/stock/known-models/model-size.ts';
import { finishOfRow } from '../../../domain/stock/pictures/finish.ts';
import type { Picture } from '../../../domain/stock/pictures/picture.ts';
import { noFilters } from '../../../domain/stock/search/filters.ts';
import {
  hoursKey,
  isTrailer,
  type OfferedVehicle,
  specificationFacts,
} from '../../../domain/stock/vehicle.ts';
import { type FitValues, type SizeIn, sizesOf } from '../../../domain/stock/will-it-fit.ts';
import { leadOf, uncapitalized } from '../../../domain/text/wording.ts';
import { links } from '../../links.ts';
import { cartOutlineOf } from '../../ui/drawings/cart-outlines.ts';
import { ButtonLink, ButtonRow } from '../../ui/element/button.tsx';
import { CheckList } from '../../ui/element/check-list.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { useToday } from '../../ui/place/today.ts';
import { Badges } from '../../ui/vehicle/badge.tsx';
import { batteriesKey } from '../../ui/vehicle/unit-table.ts';
import { BuyBox, type BuyBoxProps } from './buy-box.tsx';
import { dimensionPlan, inBothUnits } from './dimension-drawing.tsx';
import { Gallery } from './gallery.tsx';
import styles from './vehicle-sheet.module.css';
import type { Modelled } from './viewer/viewer.island.ts';
import { WillItFit } from './will-it-fit.tsx';

interface VehicleSheetProps extends Omit<BuyBoxProps, 'otherFields' | 'lead' | 'hasPhotographs'> {
  readonly pictures: readonly Picture[];
  readonly modelled?: Modelled;
  readonly sized: ReturnType<typeof sizedModelOf>;
  readonly fitValues: FitValues;
}

export function VehicleSheet(props: VehicleSheetProps) {
  const { vehicle, sized, fitValues, finish, destination } = props;
  const to = destination?.fields;
  const { name, offer } = vehicle;
  const [lead, description] =
    offer.offeredAs === 'used' ? leadOf(vehicle.description) : ['', vehicle.description];
  const size = sizesOf(vehicle);
  const drawnPaint = finish.paint ?? (sized && finishOfRow(sized.cart, vehicle).paint.slug);
  const outline = sized && cartOutlineOf(sized.cart.id);
  const inventory = links.inventoryWith({ ...noFilters, ...to });
  const ask = links.contactFrom({ vehicle: vehicle.id, ...finish });
  return (
    <>
      <Section>
        <p className={styles.ways}>
          <a href={inventory} data-back>
            ← Back to Inventory
          </a>
        </p>
        <Gallery
          {...props}
          id={vehicle.id}
          name={name}
          chosen={finish}
          to={to}
          offer={offer}
          badge={<Badges {...offer} />}
        >
          <div className={styles.side}>
            <BuyBox
              {...props}
              lead={lead}
              hasPhotographs={props.pictures.some(({ kind }) => kind === 'photograph')}
              otherFields={{ ...finish, ...fitValues }}
            />
          </div>
          {description !== '' && (
            <p className={description.length > 300 ? styles.long : undefined}>{description}</p>
          )}
          <VehicleCode vehicle={vehicle} />
        </Gallery>
      </Section>
      <Details vehicle={vehicle}>
        {sized !== undefined && (
          <DimensionFigure id={sized.cart.id} size={sized.size} paint={drawnPaint} />
        )}
      </Details>
      <div className={styles.panel}>
        <Section id="fit" title="Will it fit?">
          <WillItFit
            path={links.vehicle(vehicle.id)}
            otherFields={{ ...to, ...finish }}
            name={name}
            ask={ask}
            size={size}
            outline={outline}
            values={fitValues}
          />
        </Section>
      </div>
      <div className={styles.panel}>
        <Section
          title="Interested in this vehicle?"
          intro={`We answer within ${business.replyWithinHours} hours. ${business.financingClaim}: ${uncapitalized(business.financingTerms)}`}
          ground="evergreen"
        >
          <ButtonRow>
            <ButtonLink href={ask}>Contact Sales Team</ButtonLink>
            <ButtonLink kind="light" href={inventory}>
              View More Vehicles
            </ButtonLink>
          </ButtonRow>
        </Section>
      </div>
    </>
  );
}

function VehicleCode({ vehicle: { id, offer, location } }: { readonly vehicle: OfferedVehicle }) {
  const today = useToday();
  const showroom = offer.isInStock ? findShowroom(location) : undefined;
  return (
    <p className={styles.code}>
      <img src={links.vehicleCode(id)} alt="" width="96" height="96" loading="lazy" />
      <span>
        Scan for more pictures and today’s price
        {showroom?.type === 'physical' && (
          <>
            <br />
            See it at {formatAddress(showroom.address)}, {formatHours(hoursAt(today, showroom.id))}
          </>
        )}
      </span>
    </p>
  );
}

function Details({ vehicle, children }: PropsWithChildren<{ readonly vehicle: OfferedVehicle }>) {
  return (
    <Section ground="moss">
      <div className={styles.details}>
        {vehicle.features.length > 0 && (
          <div className={styles.features}>
            <h2>Features</h2>
            <CheckList items={vehicle.features} />
          </div>
        )}
        <div className={styles.specifications}>
          <h2>Specifications</h2>
          <SpecificationTable vehicle={vehicle} />
          {!isTrailer(vehicle) && <a href={links.streetLegal}>Is it street legal?</a>}
        </div>
        {children}
      </div>
    </Section>
  );
}

interface DimensionFigureProps {
  readonly id: string;
  readonly size: SizeIn;
  /** A slug. */
  readonly paint?: string;
}

/** spec S10.5 */
function DimensionFigure({ id, size, paint }: DimensionFigureProps) {
  const { across, down } = dimensionPlan(size);
  const { length, width, height } = size;
  const sizes = `${inBothUnits(length)} long, ${inBothUnits(width)} wide, and ${inBothUnits(height)} high`;
  return (
    <figure className={styles.drawing}>
      <picture>
        <source
          media="screen and (prefers-color-scheme: dark)"
          srcSet={links.dimensions('dark', id, paint)}
        />
        <img
          src={links.dimensions('light', id, paint)}
          alt={`The cart from its left side and from the front: ${sizes}`}
          width={across}
          height={down}
          loading="lazy"
        />
      </picture>
      <figcaption>
        Drawing from our 3D model. Width without mirrors; wheelbase approximate.
      </figcaption>
    </figure>
  );
}

/** At the top of the page (spec S6.2). */
const shownAbove: ReadonlySet<string> = new Set(['condition', 'exteriorColor', 'location']);

function SpecificationTable({ vehicle }: { readonly vehicle: OfferedVehicle }) {
  const isUsed = vehicle.offer.offeredAs === 'used';
  const keys = Object.keys(vehicle.specifications);
  const shownKeys = [hoursKey, batteriesKey].map((one) => keys.find((key) => one.test(key)));
  const rows = [
    ...specificationFacts(vehicle).filter(({ key }) => !(isUsed && shownKeys.includes(key))),
    ...tableFacts(vehicle)
      .filter(({ field }) => !(shownAbove.has(field) || (isUsed && field === 'mileage')))
      .map((fact) => ({ ...fact, key: `unit ${fact.field}` })),
  ];
  return (
    <table className={styles.specs}>
      <tbody>
        {rows.map(({ key, label, text }) => (
          <tr key={key} className={/^ask us$/i.test(text) ? styles.asked : undefined}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
