import { data, redirect } from 'react-router';
import { business } from '../../../domain/dealer/business/identity.ts';
import { rentalOutsidePlaces } from '../../../domain/places/delivery.ts';
import { findPlace } from '../../../domain/places/find-place.ts';
import { placeCopy } from '../../../domain/places/place-copy.ts';
import {
  extension,
  supportOutsideHours,
  townBenefits,
  townDelivery,
} from '../../../domain/rentals/rental-copy.ts';
import { townGroups } from '../../../domain/rentals/rental-plans.ts';
import { answerRental, readPlanner } from '../../../domain/rentals/rental-request.ts';
import { siteContext, todayOf } from '../../context.ts';
import { notFoundMeta, pageMeta } from '../../head/meta.ts';
import { placeRentalsPage } from '../../head/site-pages.ts';
import { placeRentalService } from '../../head/structured-data/service-nodes.ts';
import { links, plannerId } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../../ui/element/button.tsx';
import { CheckList } from '../../ui/element/check-list.tsx';
import { LinkedText } from '../../ui/element/linked-text.tsx';
import { CallBand } from '../../ui/layout/call-band.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { Prose, Section } from '../../ui/layout/section.tsx';
import { Side, Split } from '../../ui/layout/split.tsx';
import { PlaceMap } from '../../ui/place/place-map.tsx';
import { PlaceNotFound, placeNotFoundTitle } from '../../ui/place/place-not-found.tsx';
import { useToday } from '../../ui/place/today.ts';
import type { Route } from './+types/place-rentals.ts';
import { RentalGroups } from './rental-groups.tsx';
import { RentalPlanner } from './rental-planner.tsx';

export function loader({ params, request, context }: Route.LoaderArgs) {
  const match = findPlace(params.slug);
  if (match === undefined) return data({ place: undefined, planner: undefined }, { status: 404 });
  if (match.isAlias) return redirect(links.placeRentals(match.place.slug), 301);
  const values = readPlanner(new URL(request.url).searchParams, match.place.slug);
  const answer = answerRental(values, todayOf(context.get(siteContext)));
  return data({ place: match.place, planner: { values, answer } });
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const place = loaderData?.place;
  if (place === undefined) {
    return pageMeta(matches, notFoundMeta(location.pathname, placeNotFoundTitle));
  }
  return pageMeta(matches, placeRentalsPage(place), (siteUrl) => {
    const service = placeRentalService(siteUrl, place);
    return { about: service['@id'], nodes: [service] };
  });
};

export default function PlaceRentalsPage({ loaderData: { place, planner } }: Route.ComponentProps) {
  const today = useToday();
  if (place === undefined || planner === undefined) return <PlaceNotFound />;
  const { label, deliverySentences } = placeCopy(place);
  const reserve = links.contactFrom({ place: place.slug, topic: 'rental' });
  return (
    <>
      <Hero title={`Golf Cart Rentals in ${label}`} page={placeRentalsPage(place)} height="short">
        <ButtonRow>
          <ButtonLink kind="light" href="#pricing">
            View Rental Pricing
          </ButtonLink>
          <ButtonLink kind="light" href={reserve}>
            Reserve Now
          </ButtonLink>
        </ButtonRow>
      </Hero>
      <Section id={plannerId} title="Plan your rental">
        <RentalPlanner path={links.placeRentals(place.slug)} town={place.slug} {...planner} />
      </Section>
      <Section
        id="pricing"
        title="Rental Pricing"
        intro={
          <>
            Every plan is available for delivery to {label}; delivery and pickup are included.{' '}
            {extension} Picking up at a showroom instead?{' '}
            <a href={links.rentals}>See showroom prices</a>.
          </>
        }
        ground="moss"
      >
        <RentalGroups
          groups={townGroups}
          reserve={({ key }) => links.contactFrom({ plan: key, place: place.slug })}
        />
      </Section>
      <Section title="What you get">
        <CheckList items={townBenefits} />
        <Prose>
          <p>
            <LinkedText text={supportOutsideHours(today)} />
          </p>
        </Prose>
      </Section>
      <Section title={`Delivery in ${label}`} intro={townDelivery(place)}>
        <Split>
          <Side>
            <Prose>
              <p>{deliverySentences[0]}</p>
              <p>{rentalOutsidePlaces}</p>
            </Prose>
            <ButtonRow>
              <ButtonLink href={reserve}>Book Your Rental Today!</ButtonLink>
              <ButtonLink kind="secondary" href={links.place(place.slug)}>
                Golf carts in {label}
              </ButtonLink>
            </ButtonRow>
          </Side>
          <PlaceMap place={place} />
        </Split>
      </Section>
      <CallBand
        title={`Ready to ride in ${label}?`}
        text={`Call and we’ll confirm on the spot; message us and you’ll hear within ${business.replyWithinHours} hours.`}
      >
        <ButtonLink kind="light" href={reserve}>
          Reserve Now
        </ButtonLink>
      </CallBand>
    </>
  );
}
