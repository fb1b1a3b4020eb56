import { business } from '../../domain/business.ts';
import { formatUsd } from '../../domain/money.ts';
import { policyPaths } from '../../domain/policies/paths.ts';
import { generalRates } from '../../domain/rentals/plans.ts';
import {
  choosingHelp,
  generalBenefits,
  generalFootnote,
} from '../../domain/rentals/rental-copy.ts';
import { generalGroups } from '../../domain/rentals/rental-plans.ts';
import { links } from '../links.ts';
import { pageMeta } from '../meta.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { ButtonLink, ButtonRow } from '../ui/button.tsx';
import { Hero } from '../ui/hero.tsx';
import { RentalFootnote, RentalGroups } from '../ui/rental-groups.tsx';
import { RentalPlaces } from '../ui/rental-places.tsx';
import { Grid, Prose, Section, TextCard } from '../ui/section.tsx';
import type { Route } from './+types/rentals.ts';

const fromUsd = Math.min(...Object.values(generalRates).map(({ daily }) => daily));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Golf Cart Rentals',
    description: `Rent a 4 seater, 6 seater or utility golf cart by the day, week or month from ${formatUsd(fromUsd)} in ${business.counties.join(' and ')} counties.`,
    keywords: [
      'golf cart rental',
      'rent a golf cart',
      'Poconos golf cart rental',
      '6 seater golf cart rental',
      'utility cart rental',
    ],
    path: links.rentals,
  });

export default function RentalsPage() {
  return (
    <>
      <Hero
        title="Golf Cart Rentals"
        lead="For a day at the lake or a month at the cabin: a charged cart, insured, brought to you and picked up again."
        seed="rentals"
      >
        <ButtonRow>
          <ButtonLink href="#plans">See the plans</ButtonLink>
          <ButtonLink kind="light" href={links.tel(business.phone)}>
            Call {business.phone.shown}
          </ButtonLink>
        </ButtonRow>
      </Hero>
      <Breadcrumbs trail={[{ label: 'Rentals', path: links.rentals }]} />
      <Section title="What every rental includes">
        <Grid columns={3}>
          {generalBenefits.map((benefit) => (
            <TextCard key={benefit.title} {...benefit} />
          ))}
        </Grid>
      </Section>
      <Section id="plans" title="Rental plans" ground="moss">
        <RentalGroups
          groups={generalGroups}
          offerOf={({ savings }) => ({ savings, reserve: links.tel(business.phone) })}
        />
        <RentalFootnote sentences={generalFootnote} />
      </Section>
      <Section title={choosingHelp.heading}>
        <Grid columns={3}>
          {choosingHelp.carts.map(({ cart, title, text }) => (
            <TextCard key={cart} title={title} text={text} />
          ))}
        </Grid>
        <Prose>
          {choosingHelp.periods.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>
            Deposits, fees and what to do on the road are in the{' '}
            <a href={policyPaths.rental[0]}>rental policy</a>.
          </p>
          <p>{choosingHelp.contact}</p>
        </Prose>
        <ButtonRow>
          <ButtonLink href={links.tel(business.phone)}>Call {business.phone.shown}</ButtonLink>
          <ButtonLink kind="secondary" href={links.contact}>
            Contact Us
          </ButtonLink>
        </ButtonRow>
      </Section>
      <Section
        title="Delivered prices by town"
        intro="Each town has a price list of its own, with delivery to your door in the price."
        ground="moss"
      >
        <RentalPlaces />
      </Section>
    </>
  );
}
