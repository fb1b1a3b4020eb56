import { business } from '../../../domain/business.ts';
import { isForTestDrives } from '../../../domain/catalogue/badges.ts';
import { seatsOf, type Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { type FitValues, sizeOf, willItFit } from '../../../domain/catalogue/will-it-fit.ts';
import { formatPrice, formatUsd } from '../../../domain/money.ts';
import { deliveredPrice } from '../../../domain/places/delivered-price.ts';
import type { Place } from '../../../domain/places/place.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../element/button.tsx';
import { CheckList } from '../element/check-list.tsx';
import { Facts } from '../element/facts.tsx';
import { Picture, type PictureSource } from '../element/picture.tsx';
import { Section } from '../layout/section.tsx';
import { Side, Split } from '../layout/split.tsx';
import { Badge } from './badge.tsx';
import { DeliveredPriceForm } from './delivered-price.tsx';
import { SpecificationTable } from './specification-table.tsx';
import styles from './vehicle-sheet.module.css';
import { WillItFit } from './will-it-fit.tsx';

interface VehicleSheetProps {
  readonly vehicle: Vehicle;
  readonly pictures: readonly [PictureSource, ...PictureSource[]];
  readonly financingUrl: string;
  /** It has left the stock file: sold, most likely. */
  readonly withdrawn: boolean;
  /** The place it is to be delivered to, once chosen. */
  readonly place?: Place;
  readonly fitValues: FitValues;
}

/** Everything about one vehicle. On paper it reads like a window sticker. */
export function VehicleSheet(props: VehicleSheetProps) {
  const { vehicle, pictures, financingUrl, withdrawn, place, fitValues } = props;
  const { name, brand, category, price, msrp, description, features } = vehicle;
  const [main, ...more] = pictures;
  const seats = seatsOf(vehicle);
  const size = sizeOf(vehicle);
  const ask = links.contactFrom({ vehicle: vehicle.id });
  return (
    <>
      <Section>
        <a className={styles.back} href={links.inventory}>
          ← Back to Inventory
        </a>
        <Split even>
          <div className={styles.main}>
            <Picture picture={main} sizes="(max-width: 55.99rem) 92vw, 38rem" priority />
            {main.caption !== undefined && <p className={styles.caption}>{main.caption}</p>}
            <div className={styles.badge}>
              <Badge vehicle={vehicle} />
            </div>
            {more.length > 0 && (
              <div className={styles.thumbs}>
                {more.map((picture) => (
                  <a key={picture.src} href={picture.src}>
                    <Picture picture={picture} sizes="8rem" />
                  </a>
                ))}
              </div>
            )}
          </div>
          <Side>
            <div>
              <p className={styles.kicker}>{category}</p>
              <h1 className={styles.name}>{name}</h1>
            </div>
            {withdrawn && <p>This cart has been sold. The ones below are in stock.</p>}
            <p className={styles.price}>
              {formatPrice(price)}
              {msrp !== undefined && price !== undefined && msrp > price && (
                <span className={styles.msrp}> MSRP {formatUsd(msrp)}</span>
              )}
            </p>
            <p>{description}</p>
            <Facts
              items={[
                ...(seats === undefined ? [] : [{ label: 'Seats', value: seats }]),
                { label: 'Brand', value: brand },
                {
                  label: 'Call',
                  value: <a href={links.tel(business.phone)}>{business.phone.shown}</a>,
                },
              ]}
            />
            {price !== undefined && (
              <DeliveredPriceForm
                path={links.vehicle(vehicle.id)}
                kept={filledIn(fitValues)}
                answer={place && deliveredPrice(price, place)}
              />
            )}
            <div className={styles.actions}>
              {isForTestDrives(vehicle) ? (
                <ButtonLink href={links.tel(business.phone)}>
                  Call to Schedule a Test Drive
                </ButtonLink>
              ) : (
                <ButtonLink href={ask}>Tell me when one comes in</ButtonLink>
              )}
              <ButtonLink kind="secondary" href={financingUrl} external>
                Apply for Financing
              </ButtonLink>
              {vehicle.externalUrl !== undefined && (
                <>
                  <ButtonLink kind="quiet" href={vehicle.externalUrl} external>
                    View Vehicle Details
                  </ButtonLink>
                  <ButtonLink kind="quiet" href={vehicle.externalUrl} external>
                    Full Specifications
                  </ButtonLink>
                </>
              )}
            </div>
          </Side>
        </Split>
      </Section>
      {features.length > 0 && (
        <Section title="Features" ground="moss">
          <CheckList items={features} />
        </Section>
      )}
      <Section title="Specifications">
        <SpecificationTable vehicle={vehicle} />
      </Section>
      <Section id="fit" title="Will it fit?" ground="moss">
        <WillItFit
          path={links.vehicle(vehicle.id)}
          kept={place === undefined ? {} : { town: place.slug }}
          name={name}
          size={size}
          values={fitValues}
          fit={size === undefined ? { kind: 'unasked' } : willItFit(size, fitValues)}
        />
      </Section>
      <div className={styles.panel}>
        <Section
          title="Interested in this vehicle?"
          intro={`We answer within ${business.replyWithinHours} hours. ${business.financingClaim}: ask for terms.`}
          ground="evergreen"
        >
          <ButtonRow>
            <ButtonLink href={ask}>Contact Sales Team</ButtonLink>
            <ButtonLink kind="light" href={links.inventory}>
              View More Vehicles
            </ButtonLink>
          </ButtonRow>
        </Section>
      </div>
    </>
  );
}

function filledIn(values: FitValues): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
