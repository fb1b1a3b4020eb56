import { business } from '../../domain/business.ts';
import {
  evolutionBenefits,
  evolutionFeatured,
  evolutionReasons,
  evolutionSeries,
  seriesCardModels,
} from '../../domain/catalogue/brands/evolution.ts';
import { modelOf } from '../../domain/catalogue/brands/models.ts';
import { pageMeta } from '../head/meta.ts';
import { evolutionPage } from '../head/site-pages.ts';
import { links } from '../links.ts';
import { ButtonLink, ButtonRow } from '../ui/element/button.tsx';
import { CheckList } from '../ui/element/check-list.tsx';
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx';
import { CallBand } from '../ui/layout/call-band.tsx';
import { Hero } from '../ui/layout/hero.tsx';
import { Grid, Section, TextCard } from '../ui/layout/section.tsx';
import { ModelCard } from '../ui/vehicle/model-card.tsx';
import { SeriesCard } from '../ui/vehicle/series-card.tsx';
import { modelPicture } from '../ui/vehicle/vehicle-picture.ts';
import type { Route } from './+types/evolution.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, evolutionPage);

export default function Evolution() {
  return (
    <>
      <Hero
        title="Evolution electric carts"
        lead="Seven series for fairways, farms, families and fleets. All are lithium, and every price is on the page."
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
        <CheckList items={evolutionBenefits} />
      </Section>
      <Section title="Seven series" ground="moss">
        <Grid columns={3}>
          {evolutionSeries.map((series) => (
            <SeriesCard
              key={series.title}
              series={series}
              picture={modelPicture(modelOf(series.modelIds[0]))}
              atMost={seriesCardModels}
            />
          ))}
        </Grid>
      </Section>
      <Section title="Featured vehicles">
        <Grid columns={3}>
          {evolutionFeatured.map(({ id, features }) => (
            <ModelCard
              key={id}
              model={modelOf(id)}
              picture={modelPicture(modelOf(id))}
              features={features}
            />
          ))}
        </Grid>
      </Section>
      <Section title="Why choose us for Evolution" ground="moss">
        <Grid columns={4}>
          {evolutionReasons.map((reason) => (
            <TextCard key={reason.title} {...reason} />
          ))}
        </Grid>
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
