import {
  aboutUs,
  carriedBrands,
  reasonsToChoose,
  statistics,
} from '../../../domain/dealer/business/company.ts';
import { business } from '../../../domain/dealer/business/identity.ts';
import { unitOnHomePicture } from '../../../domain/dealer/business/pictures.ts';
import { places } from '../../../domain/dealer/business/places.ts';
import { reviews } from '../../../domain/dealer/business/reviews.ts';
import { hourlyFromUsd } from '../../../domain/dealer/business/services.ts';
import type { Review } from '../../../domain/dealer/company.ts';
import { formatPrice, formatUsd } from '../../../domain/money.ts';
import { countiesInWords } from '../../../domain/places/find-place.ts';
import { featuredOf } from '../../../domain/stock/offer/shown-first.ts';
import {
  brandsInWords,
  cartsInWords,
  noOffer,
  type StockOffer,
  stockOfferOf,
} from '../../../domain/stock/offer/stock-offer.ts';
import { waysInto } from '../../../domain/stock/offer/ways-in.ts';
import { uncapitalized } from '../../../domain/text/wording.ts';
import { siteContext } from '../../context.ts';
import { pageMeta } from '../../head/meta.ts';
import { homePage, homePageOf } from '../../head/site-pages.ts';
import {
  dealers,
  organization,
  organizationId,
  website,
} from '../../head/structured-data/identity.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../../ui/element/button.tsx';
import { CallButton } from '../../ui/element/call.tsx';
import { Figures } from '../../ui/element/facts.tsx';
import { CallBand } from '../../ui/layout/call-band.tsx';
import { Hero, HeroNote } from '../../ui/layout/hero.tsx';
import { brandNav } from '../../ui/layout/navigation.ts';
import { Card, Grid, Section, TextColumns } from '../../ui/layout/section.tsx';
import { Side, Split } from '../../ui/layout/split.tsx';
import { StockSearch } from '../../ui/layout/stock-search.tsx';
import { ClosedNotice } from '../../ui/place/closed-notice.tsx';
import { CountyMapFrame } from '../../ui/place/county-map-frame.tsx';
import { PlaceFold, PlacesByCounty } from '../../ui/place/place-list.tsx';
import { ShowroomCards } from '../../ui/place/showroom-card.tsx';
import { useToday } from '../../ui/place/today.ts';
import { cardOf } from '../../ui/vehicle/card-of.ts';
import { VehicleCard } from '../../ui/vehicle/vehicle-card.tsx';
import type { Route } from './+types/home.ts';
import tileStyles from './brand-tiles.module.css';
import styles from './hero-cart.module.css';

function ReviewList({ reviews }: { readonly reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <Section title="What customers say">
      <Grid columns={3}>
        {reviews.map(({ author, headline, reviewBody, reviewRating, datePublished }) => (
          <Card key={`${author} ${datePublished}`}>
            <h3>{headline}</h3>
            <p>{reviewRating} of 5 stars</p>
            <blockquote>{reviewBody}</blockquote>
            <p>
              {author}, <time dateTime={datePublished}>{datePublished}</time>
            </p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

export async function loader({ context }: Route.LoaderArgs) {
  const vehicles = (await context.get(siteContext).stock.current())?.vehicles ?? [];
  const featured = featuredOf(vehicles);
  return {
    featured: featured.map((cart) => cardOf(cart)),
    offer: stockOfferOf(vehicles),
    ways: waysInto(vehicles),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, homePageOf(loaderData?.offer ?? noOffer), (siteUrl, today) => ({
    about: organizationId(siteUrl),
    nodes: [website(siteUrl), organization(siteUrl, today), ...dealers(siteUrl, today)],
  }));

const terms = uncapitalized(business.financingTerms).replace(/\.$/, '');

const services = [
  {
    title: 'Rent a cart',
    text: 'For a day, three days, a week, or a month. Choose your days and see the total.',
    link: { label: 'Rental prices and days', href: links.rentals },
  },
  {
    title: 'Service your cart',
    text: `Maintenance, batteries, and repairs from ${formatUsd(hourlyFromUsd)} an hour.`,
    link: { label: 'Schedule service', href: links.contactFrom({ topic: 'service' }) },
  },
  {
    title: 'Trade in your cart',
    text: 'Tell us what you have and add photos from your phone. We’ll reply with a price range within a day.',
    link: { label: 'Trade in your cart', href: links.tradeIn() },
  },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { phone } = useToday();
  const { featured: carts, offer, ways } = loaderData;
  const pictured = carts.find(({ id }) => id === unitOnHomePicture);
  return (
    <>
      <ClosedNotice />
      <Hero
        title={business.headline}
        lead={`${cartsInWords(offer)}, sold, rented, delivered, and serviced in ${countiesInWords}. In business since ${business.founded}.`}
        page={homePage}
        height="tall"
        caption={
          pictured && (
            <a className={`${styles.cart} panel`} href={links.featuredVehicle(pictured.id)}>
              {pictured.name} <strong>{formatPrice(pictured.price)}</strong>
            </a>
          )
        }
      >
        <StockSearch>
          {ways.map(({ label, filters }) => (
            <li key={label}>
              <a href={links.inventoryWith(filters)}>{label}</a>
            </li>
          ))}
          <li>
            <a href={links.rentals}>Rent one</a>
          </li>
        </StockSearch>
        <ButtonRow>
          <ButtonLink kind="light" href={links.inventory}>
            View Inventory
          </ButtonLink>
          <CallButton kind="light">Call Now</CallButton>
        </ButtonRow>
        <HeroNote>
          {phone.shown} · {business.financingClaim}, {terms}
        </HeroNote>
      </Hero>
      <Section title="Showrooms" ground="moss">
        <ShowroomCards countAt={offer.countAt} />
      </Section>
      {carts.length > 0 && (
        <Section title="Featured carts" intro="In stock now.">
          <Grid columns={3}>
            {carts.map((cart) => (
              <VehicleCard key={cart.id} vehicle={cart} shape="featured" />
            ))}
          </Grid>
        </Section>
      )}
      <Section title="Rentals, service, and trade-ins" ground="moss">
        <TextColumns columns={3} items={services} />
      </Section>
      <Section title="About us" ground="evergreen">
        <Split>
          <Side>
            <p>{aboutUs}</p>
            <ButtonRow>
              <ButtonLink kind="light" href={links.about}>
                Our story
              </ButtonLink>
            </ButtonRow>
          </Side>
          <Figures items={statistics} />
        </Split>
      </Section>
      <Section title={`Why Choose ${business.name}`}>
        <TextColumns columns={4} items={reasonsToChoose} />
      </Section>
      <Section title="Brands we carry" intro={brandsInWords(offer)} ground="moss">
        <BrandTiles offer={offer} />
      </Section>
      <Section
        title="Where we deliver and serve"
        intro={`${places.length} municipalities in ${countiesInWords}. Choose your town for delivery and directions.`}
      >
        <PlaceFold />
        <Split>
          <CountyMapFrame />
          <PlacesByCounty />
        </Split>
      </Section>
      <ReviewList reviews={reviews} />
      <CallBand
        title="Tell us where you want to drive"
        text={`We answer within ${business.replyWithinHours} hours, usually in ${business.replyTypicalHours} business hours.`}
      />
    </>
  );
}

/** Brands, then other makes in stock, each linking to its page, carts or service (spec S1.13). */
function BrandTiles({ offer: { makes, countOf } }: { readonly offer: StockOffer }) {
  const hrefOf = (brand: string) =>
    brandNav.find(({ label }) => label === brand)?.path ??
    (makes.includes(brand) ? links.inventoryWith({ q: '', brand }) : links.services);
  return (
    <div className={tileStyles.tiles}>
      {[...new Set([...carriedBrands, ...makes])].map((brand) => (
        <a key={brand} className={`${tileStyles.tile} panel`} href={hrefOf(brand)}>
          {`${brand} `}
          <small>{countOf[brand] ? `${countOf[brand]} in stock` : 'Service and parts'}</small>
        </a>
      ))}
    </div>
  );
}
