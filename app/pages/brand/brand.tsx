import type { Brand } from '../../../domain/dealer/brand.ts';
import { brands } from '../../../domain/dealer/business/models/brands.ts';
import { models } from '../../../domain/dealer/business/models/models.ts';
import { benefitInWords } from '../../../domain/stock/known-models/benefit.ts';
import {
  featuredOffers,
  modelOffers,
  seriesOffers,
} from '../../../domain/stock/known-models/model-offer.ts';
import { stockOfferOf } from '../../../domain/stock/offer/stock-offer.ts';
import { noFilters } from '../../../domain/stock/search/filters.ts';
import { siteContext } from '../../context.ts';
import { pageMeta } from '../../head/meta.ts';
import { brandPage } from '../../head/site-pages.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../../ui/element/button.tsx';
import { CallButton } from '../../ui/element/call.tsx';
import { CheckList } from '../../ui/element/check-list.tsx';
import { CallBand } from '../../ui/layout/call-band.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { Grid, Section, TextColumns } from '../../ui/layout/section.tsx';
import type { Route } from './+types/brand.ts';
import styles from './brand.module.css';
import { ModelCard, SeriesCard, SeriesToOrder } from './model-card.tsx';

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const brand = brands.find(({ slug }) => slug === pattern.replace(/^\//, ''));
  if (brand === undefined) throw new Error(`No brand is kept for the route ${pattern}`);
  const vehicles = (await context.get(siteContext).stock.current())?.vehicles;
  const { name, series, cards } = brand;
  const ids = models.filter((model) => model.brand === name).map(({ id }) => id);
  return {
    brand,
    isInStock: stockOfferOf(vehicles ?? []).makes.includes(name),
    series: seriesOffers(series.list, vehicles),
    cards: featuredOffers(cards.list, modelOffers(ids, vehicles)),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined ? [] : pageMeta(matches, brandPage(loaderData.brand));

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { brand, isInStock } = loaderData;
  const { name, lead, toStock, strengths, series, cards, reasons, closing } = brand;
  const inStock = loaderData.series.filter(({ stock }) => stock !== 'none');
  const toOrder = loaderData.series.filter(({ stock }) => stock === 'none');
  const testDrive = links.contactFrom({ topic: 'test-drive' });
  return (
    <>
      <Hero title={`${name} electric carts`} lead={lead} page={brandPage(brand)}>
        <ButtonRow>
          <CallButton>{brand.call}</CallButton>
          {toStock !== undefined && isInStock ? (
            <ButtonLink
              kind="light"
              href={links.inventoryWith({ ...noFilters, brand: name.toUpperCase() })}
            >
              {toStock}
            </ButtonLink>
          ) : (
            <ButtonLink kind="light" href={links.inventory}>
              View Inventory
            </ButtonLink>
          )}
        </ButtonRow>
      </Hero>
      <Section title={strengths.title}>
        <Strengths brand={brand} />
      </Section>
      <Section title={series.title} ground="moss">
        {inStock.length > 0 && (
          <Grid columns={inStock.length === 3 ? 3 : 4}>
            {inStock.map((offer) => (
              <SeriesCard key={offer.series.title} offer={offer} />
            ))}
          </Grid>
        )}
        {toOrder.length > 0 && <SeriesToOrder all={toOrder} />}
      </Section>
      {loaderData.cards.length > 0 && (
        <Section title={cards.title}>
          <div className={styles.row}>
            {loaderData.cards.map((offer) => (
              <ModelCard key={offer.model.id} offer={offer} />
            ))}
          </div>
          <ButtonRow>
            <ButtonLink
              kind="secondary"
              href={links.compare({ ids: loaderData.cards.flatMap((one) => one.vehicleId ?? []) })}
            >
              Compare Models
            </ButtonLink>
            <ButtonLink href={testDrive}>Schedule a Test Drive</ButtonLink>
          </ButtonRow>
        </Section>
      )}
      <Section title={reasons.title}>
        <TextColumns columns={reasons.list.length === 3 ? 3 : 4} items={reasons.list} />
      </Section>
      <CallBand title={closing.title} text={closing.text}>
        {closing.isForTestDrive && (
          <ButtonLink kind="light" href={testDrive}>
            Schedule a Test Drive
          </ButtonLink>
        )}
      </CallBand>
    </>
  );
}

function Strengths({ brand: { name, strengths } }: { readonly brand: Brand }) {
  const { list } = strengths;
  if (list.every((one) => 'title' in one)) return <TextColumns columns={4} items={list} />;
  const ofBrand = models.filter(({ brand }) => brand === name);
  return <CheckList items={list.map((benefit) => benefitInWords(benefit, ofBrand))} />;
}
