import { business } from '../../domain/business/identity.ts';
import {
  evolutionBenefits,
  evolutionFeatured,
  evolutionReasons,
  evolutionSeries,
  seriesCardModels,
} from '../../domain/business/models/evolution.ts';
import { models } from '../../domain/business/models/models.ts';
import { benefitInWords } from '../../domain/catalogue/models/benefit.ts';
import { modelOffers, seriesOffers } from '../../domain/catalogue/models/model-offer.ts';
import { siteContext } from '../context.ts';
import { pageMeta } from '../head/meta.ts';
import { evolutionPage } from '../head/site-pages.ts';
import { links } from '../links.ts';
import { ButtonLink, ButtonRow } from '../ui/element/button.tsx';
import { CheckList } from '../ui/element/check-list.tsx';
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx';
import { CallBand } from '../ui/layout/call-band.tsx';
import { Hero } from '../ui/layout/hero.tsx';
import { Grid, Section, TextColumns } from '../ui/layout/section.tsx';
import { ModelCard } from '../ui/vehicle/model-card.tsx';
import { ModelTable } from '../ui/vehicle/model-table.tsx';
import { SeriesCard } from '../ui/vehicle/series-card.tsx';
import type { Route } from './+types/evolution.ts';

const evolutionModels = models.filter(({ brand }) => brand === 'Evolution');
const benefits = evolutionBenefits.map((benefit) => benefitInWords(benefit, evolutionModels));

/** Features that a featured vehicle's card names (spec S3.16). */
const featuresNamed = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const stock = await context.get(siteContext).stock.current();
  return {
    series: seriesOffers(evolutionSeries, stock?.vehicles),
    featured: modelOffers(evolutionFeatured, stock?.vehicles),
    models: modelOffers(
      evolutionModels.map(({ id }) => id),
      stock?.vehicles,
    ),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, evolutionPage);

export default function Evolution({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero
        title="Evolution electric carts"
        lead="Seven series for fairways, farms, families and fleets, from a two-seater for the course to a shuttle for eight."
        art={evolutionPage.art}
      >
        <ButtonRow>
          <ButtonLink href={links.tel(business.phone)}>Call Sales</ButtonLink>
          <ButtonLink kind="light" href={links.inventory}>
            View Inventory
          </ButtonLink>
        </ButtonRow>
      </Hero>
      <Breadcrumbs trail={evolutionPage.trail} />
      <Section title="What Evolution does well">
        <CheckList items={benefits} />
      </Section>
      <Section title="Seven series" ground="moss">
        <Grid columns={4}>
          {loaderData.series.map((offer) => (
            <SeriesCard key={offer.series.title} offer={offer} atMost={seriesCardModels} />
          ))}
        </Grid>
      </Section>
      <Section title="Featured vehicles">
        <Grid columns={3}>
          {loaderData.featured.map((offer) => (
            <ModelCard key={offer.model.id} offer={offer} atMost={featuresNamed} />
          ))}
        </Grid>
      </Section>
      <Section title="Compare the models" id="compare" ground="moss">
        <ModelTable offers={loaderData.models} />
      </Section>
      <Section title="Why choose us for Evolution">
        <TextColumns columns={4} items={evolutionReasons} />
      </Section>
      <CallBand
        title="Drive one before you decide"
        text="Tell us which model. It will be charged and waiting at the showroom nearer to you."
      >
        <ButtonLink kind="light" href={links.contactFrom({ topic: 'test-drive' })}>
          Schedule a Test Drive
        </ButtonLink>
      </CallBand>
    </>
  );
}
