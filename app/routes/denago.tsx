import { business } from '../../domain/business/identity.ts';
import {
  denagoFeatures,
  denagoReasons,
  denagoSeries,
} from '../../domain/business/models/denago.ts';
import { modelOffers, seriesOffers } from '../../domain/catalogue/models/model-offer.ts';
import { stockOfferOf } from '../../domain/catalogue/offer/stock-offer.ts';
import { noFilters } from '../../domain/catalogue/search/filters.ts';
import { siteContext } from '../context.ts';
import { pageMeta } from '../head/meta.ts';
import { denagoPage } from '../head/site-pages.ts';
import { links } from '../links.ts';
import { ButtonLink, ButtonRow } from '../ui/element/button.tsx';
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx';
import { CallBand } from '../ui/layout/call-band.tsx';
import { Hero } from '../ui/layout/hero.tsx';
import { Grid, Section, TextColumns } from '../ui/layout/section.tsx';
import { ModelCard } from '../ui/vehicle/model-card.tsx';
import { ModelTable } from '../ui/vehicle/model-table.tsx';
import { SeriesCard } from '../ui/vehicle/series-card.tsx';
import type { Route } from './+types/denago.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const stock = await context.get(siteContext).stock.current();
  return {
    isInStock: stockOfferOf(stock?.vehicles ?? []).makes.includes('Denago'),
    series: seriesOffers(denagoSeries, stock?.vehicles),
    models: modelOffers(
      denagoSeries.flatMap(({ modelIds }) => modelIds),
      stock?.vehicles,
    ),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, denagoPage);

/** A series card names all of Denago's models: no series has more than three. */
const namedPerSeries = 3;

export default function Denago({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero
        title="Denago electric carts"
        lead="Three series and six models, from a closed cabin for two to a lifted cart for eight."
        art={denagoPage.art}
      >
        <ButtonRow>
          <ButtonLink href={links.tel(business.phone)}>Call {business.phone.shown}</ButtonLink>
          {loaderData.isInStock ? (
            <ButtonLink kind="light" href={links.inventoryWith({ ...noFilters, brand: 'DENAGO' })}>
              See Denago in stock
            </ButtonLink>
          ) : (
            <ButtonLink kind="light" href={links.inventory}>
              View Inventory
            </ButtonLink>
          )}
        </ButtonRow>
      </Hero>
      <Breadcrumbs trail={denagoPage.trail} />
      <Section title="Denago at a glance">
        <TextColumns columns={4} items={denagoFeatures} />
      </Section>
      <Section title="Three series" ground="moss">
        <Grid columns={3}>
          {loaderData.series.map((offer) => (
            <SeriesCard key={offer.series.title} offer={offer} atMost={namedPerSeries} />
          ))}
        </Grid>
      </Section>
      <Section title="The line-up">
        <Grid columns={3}>
          {loaderData.models.map((offer) => (
            <ModelCard key={offer.model.id} offer={offer} atMost={2} />
          ))}
        </Grid>
        <ButtonRow>
          <ButtonLink kind="secondary" href="#compare">
            Compare Models
          </ButtonLink>
          <ButtonLink href={links.contactFrom({ topic: 'test-drive' })}>
            Schedule a Test Drive
          </ButtonLink>
        </ButtonRow>
      </Section>
      <Section title="Compare the models" id="compare" ground="moss">
        <ModelTable offers={loaderData.models} />
      </Section>
      <Section title="Why buy a Denago from us">
        <TextColumns columns={3} items={denagoReasons} />
      </Section>
      <CallBand
        title="Ready when you are"
        text={`${business.financingClaim}. ${business.financingTerms}`}
      />
    </>
  );
}
