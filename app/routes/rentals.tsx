import { business } from '../../domain/business.ts';
import { policyPaths } from '../../domain/policies/paths.ts';
import {
  choosingHelp,
  generalBenefits,
  generalFootnote,
} from '../../domain/rentals/rental-copy.ts';
import { generalGroups } from '../../domain/rentals/rental-plans.ts';
import { pageMeta } from '../head/meta.ts';
import { rentalsPage } from '../head/site-pages.ts';
import { rentalService } from '../head/structured-data/service-nodes.ts';
import { links } from '../links.ts';
import { ButtonLink, ButtonRow } from '../ui/element/button.tsx';
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx';
import { Hero } from '../ui/layout/hero.tsx';
import { Grid, Prose, Section, TextCard } from '../ui/layout/section.tsx';
import { RentalFootnote, RentalGroups } from '../ui/rental/rental-groups.tsx';
import { RentalPlaces } from '../ui/rental/rental-places.tsx';
import type { Route } from './+types/rentals.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, rentalsPage, (siteUrl) => ({ nodes: [rentalService(siteUrl)] }));

export default function RentalsPage() {
  return (
    <>
      <Hero
        title="Golf Cart Rentals"
        lead="For a day at the lake or a month at the cabin: a charged cart, insured, brought to you and picked up again."
        art={rentalsPage.art}
      >
        <ButtonRow>
          <ButtonLink href="#plans">See the plans</ButtonLink>
          <ButtonLink kind="light" href={links.tel(business.phone)}>
            Call {business.phone.shown}
          </ButtonLink>
        </ButtonRow>
      </Hero>
      <Breadcrumbs trail={rentalsPage.trail} />
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
