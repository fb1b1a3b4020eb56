import { business } from '../../../domain/dealer/business/identity.ts';
import { hourlyFromUsd, repairHours } from '../../../domain/dealer/business/services.ts';
import { deliveryTerms } from '../../../domain/dealer/business/terms/delivery-terms.ts';
import { hoursLabels } from '../../../domain/dealer/dealer.ts';
import type { Place } from '../../../domain/dealer/place.ts';
import { formatAddress } from '../../../domain/dealer/showroom.ts';
import { formatUsd } from '../../../domain/money.ts';
import type { PlaceCopy } from '../../../domain/places/place-copy.ts';
import { policyPaths } from '../../../domain/policies/paths.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../../ui/element/button.tsx';
import { PhoneLink } from '../../ui/element/call.tsx';
import { Card, Grid, Prose, Section, TextColumns } from '../../ui/layout/section.tsx';
import { Split } from '../../ui/layout/split.tsx';
import { HoursList } from '../../ui/place/hours-list.tsx';
import { PlaceMap } from '../../ui/place/place-map.tsx';

interface PlaceProps {
  readonly place: Place;
  readonly copy: PlaceCopy;
}

/** spec S13.4 */
export function PlaceBenefits({ copy }: Pick<PlaceProps, 'copy'>) {
  const { label, nearest } = copy;
  const { city } = nearest.showroom;
  const { from, to } = deliveryTerms.inStockBusinessDays;
  return (
    <Section title={`Why buy from us in ${label}`} ground="moss">
      <TextColumns
        columns={4}
        items={[
          {
            title: 'Premium Vehicles',
            text: `Every cart is checked and road-tested in ${city} before delivery.`,
          },
          {
            title: 'Local Delivery',
            text: `Charged and brought to your driveway in ${from}–${to} business days.`,
          },
          {
            title: 'Expert Service',
            text: `From ${formatUsd(hourlyFromUsd)} per hour in ${city}. Most repairs take ${repairHours} hours.`,
          },
          {
            title: 'Best Value',
            text: `Your price in writing, and ${business.financingClaim}. ${business.financingTerms}`,
          },
        ]}
      />
    </Section>
  );
}

export function PlaceDelivery({ place, copy }: PlaceProps) {
  const { label, deliverySentences } = copy;
  return (
    <Section title={`Delivery to ${label}`} ground="moss">
      <Split>
        <Prose>
          {deliverySentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>
            The <a href={policyPaths['delivery-policy'][0]}>delivery policy</a> has all the rules.{' '}
            <a href={links.contactFrom({ topic: 'delivery', place: place.slug })}>
              Pick a delivery day
            </a>
            .
          </p>
        </Prose>
        <PlaceMap place={place} />
      </Split>
    </Section>
  );
}

export function PlaceCall({ place, copy }: PlaceProps) {
  const { showroom } = copy.nearest;
  const address = formatAddress(showroom.address);
  return (
    <Section title={`Find your cart in ${copy.label}`} ground="evergreen">
      <Grid columns={3}>
        <Card>
          <h3>Call Us</h3>
          <p>Call to order or to set up delivery to {copy.label}.</p>
          <p>
            <PhoneLink />
          </p>
        </Card>
        <Card>
          <h3>Visit Us</h3>
          <address>{address}</address>
          <p>
            <a href={links.directions(address)} target="_blank" rel="noopener">
              Directions to {showroom.city}
              <span className="hidden"> (opens in a new tab)</span>
            </a>
          </p>
        </Card>
        <Card>
          <h3>Hours</h3>
          <p>{hoursLabels.phone}</p>
          <HoursList of="phone" bare />
        </Card>
      </Grid>
      <ButtonRow>
        <ButtonLink href={links.contactFrom({ place: place.slug })}>Contact Us Today</ButtonLink>
      </ButtonRow>
    </Section>
  );
}
