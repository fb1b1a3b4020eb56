import { business } from '../../../domain/business/identity.ts';
import type { FinishList, FinishNames } from '../../../domain/catalogue/models/finish-list.ts';
import { sizedModelOf } from '../../../domain/catalogue/models/model-size.ts';
import { paintNamed } from '../../../domain/catalogue/models/trade-colors.ts';
import type { FinancingTerms } from '../../../domain/catalogue/offer/monthly-payment.ts';
import { noFilters } from '../../../domain/catalogue/search/filters.ts';
import { type Departure, isUsedOrShown, type Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { type FitValues, sizeOf } from '../../../domain/catalogue/will-it-fit.ts';
import type { Destination } from '../../../domain/places/destination.ts';
import type { DestinationFields } from '../../../domain/places/destination-fields.ts';
import { cartOutlineOf } from '../../drawings/cart-outlines.ts';
import { links } from '../../links.ts';
import { BuyBox } from '../buying/buy-box.tsx';
import { DrivewayLinks } from '../buying/driveway-links.tsx';
import { WillItFit } from '../buying/will-it-fit.tsx';
import { ButtonLink, ButtonRow } from '../element/button.tsx';
import { CheckList } from '../element/check-list.tsx';
import { Section } from '../layout/section.tsx';
import { Side } from '../layout/split.tsx';
import { Badge } from './badge.tsx';
import { DimensionDrawing } from './dimension-drawing.tsx';
import { Gallery } from './gallery.tsx';
import { SpecificationTable } from './specification-table.tsx';
import type { GalleryPicture } from './vehicle-picture.ts';
import styles from './vehicle-sheet.module.css';

interface VehicleSheetProps {
  readonly vehicle: Vehicle;
  readonly pictures: readonly GalleryPicture[];
  /** The finishes of its series, and the address of its model, where it has been modelled. */
  readonly finishes?: FinishList;
  readonly model?: string;
  /** What the addresses of its pictures in a finish begin with. */
  readonly stills?: string;
  readonly financingUrl: string;
  readonly financingTerms?: FinancingTerms;
  /** Why it can no longer be bought; absent while it is listed. */
  readonly departure?: Departure;
  /** Where it is to be delivered, once chosen, and as the address says it. */
  readonly destination?: Destination;
  readonly destinationFields: DestinationFields;
  readonly fitValues: FitValues;
  /** Slugs of the paint and the seats that were chosen. */
  readonly finish: FinishNames;
  /** Origin, without a trailing slash. */
  readonly siteUrl: string;
}

/** Everything about one vehicle. On paper it reads like a window sticker. */
export function VehicleSheet(props: VehicleSheetProps) {
  const { vehicle, pictures, finishes, model, stills, financingUrl, departure, fitValues, finish } =
    props;
  const { destination, destinationFields } = props;
  const to = destination?.fields;
  const { name, category, description, features } = vehicle;
  const size = sizeOf(vehicle);
  const sized = sizedModelOf(vehicle);
  // The finish that was chosen, else the row's own.
  const drawnPaint = finish.paint ?? paintNamed(vehicle.exteriorColor)?.slug;
  const outline = sized && cartOutlineOf(vehicle.id);
  const inventory = links.inventoryWith({ ...noFilters, ...to });
  const ask = links.contactFrom({ vehicle: vehicle.id, ...finish });
  return (
    <>
      <Section>
        <a className={styles.back} href={inventory} data-back>
          ← Back to Inventory
        </a>
        <Gallery
          id={vehicle.id}
          name={name}
          pictures={pictures}
          list={finishes}
          model={model}
          stills={stills}
          chosen={finish}
          to={to}
          isNewInStock={vehicle.inStock && !isUsedOrShown(vehicle)}
          badge={<Badge vehicle={vehicle} />}
        >
          <Side>
            <div>
              <p className={styles.small}>{category}</p>
              <h1 className={styles.name}>{name}</h1>
            </div>
            <BuyBox
              vehicle={vehicle}
              financingUrl={financingUrl}
              financingTerms={props.financingTerms}
              departure={departure}
              destination={destination}
              destinationFields={destinationFields}
              finish={finish}
              otherFields={{ ...finish, ...fitValues }}
            />
            {description !== '' && <p>{description}</p>}
          </Side>
        </Gallery>
      </Section>
      <Section ground="moss">
        <div className={styles.details}>
          {features.length > 0 && (
            <div className={styles.features}>
              <h2>Features</h2>
              <CheckList items={features} />
            </div>
          )}
          <div className={styles.specifications}>
            <h2>Specifications</h2>
            <SpecificationTable vehicle={vehicle} />
          </div>
          {sized !== undefined && <DimensionDrawing {...sized} paint={drawnPaint} />}
        </div>
      </Section>
      <div className={styles.panel}>
        <Section id="fit" title="Will it fit?">
          <WillItFit
            path={links.vehicle(vehicle.id)}
            otherFields={{ ...to, ...finish }}
            name={name}
            size={size}
            outline={outline}
            values={fitValues}
          />
          {sized !== undefined && (
            <DrivewayLinks
              page={links.vehicle(vehicle.id)}
              siteUrl={props.siteUrl}
              name={name}
              modelId={sized.id}
              finish={finish}
            />
          )}
        </Section>
      </div>
      <div className={styles.panel}>
        <Section
          title="Interested in this vehicle?"
          intro={`We answer within ${business.replyWithinHours} hours. ${business.financingClaim}: ask for terms.`}
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
