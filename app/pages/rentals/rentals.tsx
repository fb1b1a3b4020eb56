import { formatHours, unbroken } from '../../../domain/dealer/hours.ts';
import { generalDelivery } from '../../../domain/places/delivery.ts';
import { policyPaths } from '../../../domain/policies/paths.ts';
import { choosingHelp, extension, generalBenefits } from '../../../domain/rentals/rental-copy.ts';
import { generalGroups } from '../../../domain/rentals/rental-plans.ts';
import { answerRental, canDeliver, readPlanner } from '../../../domain/rentals/rental-request.ts';
import { siteContext, todayOf } from '../../context.ts';
import { pageMeta } from '../../head/meta.ts';
import { rentalsPage } from '../../head/site-pages.ts';
import { rentalService } from '../../head/structured-data/service-nodes.ts';
import { links, plannerId } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../../ui/element/button.tsx';
import { CallButton } from '../../ui/element/call.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { Prose, Section, TextColumns } from '../../ui/layout/section.tsx';
import { PlacesByCounty } from '../../ui/place/place-list.tsx';
import { useToday } from '../../ui/place/today.ts';
import type { Route } from './+types/rentals.ts';
import { RentalGroups } from './rental-groups.tsx';
import { RentalPlanner } from './rental-planner.tsx';

export function loader({ request, context }: Route.LoaderArgs) {
  const values = readPlanner(new URL(request.url).searchParams);
  return { values, answer: answerRental(values, todayOf(context.get(siteContext))) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, rentalsPage, (siteUrl) => ({ nodes: [rentalService(siteUrl)] }));

export default function RentalsPage({ loaderData }: Route.ComponentProps) {
  const { values, answer } = loaderData;
  const { phone, hours } = useToday();
  return (
    <>
      <Hero
        title="Golf Cart Rentals"
        lead="A charged, insured cart for a day at the lake or a month at the cabin. Pick it up, or have it delivered."
        page={rentalsPage}
        height="short"
      />
      <Section id={plannerId} title="Plan your rental">
        <RentalPlanner path={links.rentals} {...loaderData} />
      </Section>
      <Section
        id="plans"
        title="Rental plans"
        intro={
          <>
            Pick your cart up at a showroom, or we deliver it for {generalDelivery}.{' '}
            <a href="#towns">Town prices</a> include delivery. {extension}
          </>
        }
        ground="moss"
      >
        <RentalGroups groups={generalGroups} reserve={() => links.tel(phone)} />
      </Section>
      <Section title="What every rental includes">
        <TextColumns columns={3} items={generalBenefits} />
      </Section>
      <Section title={choosingHelp.heading}>
        <TextColumns columns={3} items={choosingHelp.carts} />
        <Prose>
          {choosingHelp.periods.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>
            The <a href={policyPaths['rental-policy'][0]}>rental policy</a> lists fees and driving
            rules.
          </p>
          <p>{`Not sure? Tell us who rides and where. Phone hours: ${unbroken(formatHours(hours.phone))}.`}</p>
        </Prose>
        <ButtonRow>
          <CallButton />
          <ButtonLink kind="secondary" href={links.contact}>
            Contact Us
          </ButtonLink>
        </ButtonRow>
      </Section>
      <Section
        id="towns"
        title="Town prices, delivery included"
        intro="Choose your town to see its prices."
        ground="moss"
      >
        <PlacesByCounty
          linkTo={(slug) => links.placeRentals(slug, canDeliver(answer) ? values : undefined)}
        />
      </Section>
    </>
  );
}
