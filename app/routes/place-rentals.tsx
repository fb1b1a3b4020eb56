import { data, redirect } from 'react-router';
import { business } from '../../domain/business.ts';
import { findPlace } from '../../domain/places/find-place.ts';
import { placeCopy } from '../../domain/places/place-copy.ts';
import { townBenefits, townDelivery, townFootnote } from '../../domain/rentals/rental-copy.ts';
import { townGroups } from '../../domain/rentals/rental-plans.ts';
import { pageMeta } from '../head/meta.ts';
import { placeNotFoundMeta } from '../head/not-found-meta.ts';
import { placeRentalsPage } from '../head/place-pages.ts';
import { placeRentalService } from '../head/structured-data/service-nodes.ts';
import { links } from '../links.ts';
import { ButtonLink, ButtonRow } from '../ui/element/button.tsx';
import { CheckList } from '../ui/element/check-list.tsx';
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx';
import { CallBand } from '../ui/layout/call-band.tsx';
import { Hero } from '../ui/layout/hero.tsx';
import { sceneFor } from '../ui/layout/hero-art.ts';
import { Prose, Section } from '../ui/layout/section.tsx';
import { PlaceMap } from '../ui/place/place-map.tsx';
import { PlaceNotFound } from '../ui/place/place-not-found.tsx';
import { RentalFootnote, RentalGroups } from '../ui/rental/rental-groups.tsx';
import type { Route } from './+types/place-rentals.ts';

export function loader({ params }: Route.LoaderArgs) {
  const found = findPlace(params.slug);
  if (found === undefined) return data({ place: undefined }, { status: 404 });
  if (found.isAlias) return redirect(links.placeRentals(found.place.slug), 301);
  return data({ place: found.place });
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const place = loaderData?.place;
  if (place === undefined) return pageMeta(matches, placeNotFoundMeta(location.pathname));
  return pageMeta(matches, placeRentalsPage(place), (siteUrl) => {
    const service = placeRentalService(siteUrl, place);
    return { about: service['@id'], nodes: [service] };
  });
};

export default function PlaceRentalsPage({ loaderData: { place } }: Route.ComponentProps) {
  if (place === undefined) return <PlaceNotFound />;
  const { label, county, deliverySentences } = placeCopy(place);
  const reserve = links.contactFrom({ place: place.slug, topic: 'rental' });
  return (
    <>
      <Hero
        title={`Golf Cart Rentals in ${label}`}
        lead={`One price, delivery to ${label} included: by the day, for a long weekend, by the week or for a month.`}
        art={sceneFor(`rentals ${place.slug}`)}
      >
        <ButtonRow>
          <ButtonLink href="#pricing">View Rental Pricing</ButtonLink>
          <ButtonLink kind="light" href={reserve}>
            Reserve Now
          </ButtonLink>
        </ButtonRow>
      </Hero>
      <Breadcrumbs trail={placeRentalsPage(place).trail} />
      <Section title="What you get">
        <CheckList items={townBenefits} />
      </Section>
      <Section
        id="pricing"
        title="Rental Pricing"
        intro={`What a cart costs in ${label}, ${county}, with delivery and pickup.`}
        ground="moss"
      >
        <RentalGroups
          groups={townGroups(place)}
          offerOf={({ key, perDay, savingsText, note }) => ({
            perDay,
            savings: savingsText,
            note,
            reserve: links.contactFrom({ plan: key, place: place.slug }),
          })}
        />
        <RentalFootnote sentences={townFootnote(place)} />
      </Section>
      <Section title={`Delivery in ${label}`} intro={townDelivery(place)}>
        <Prose>
          {deliverySentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Prose>
        <PlaceMap place={place} />
        <ButtonRow>
          <ButtonLink href={reserve}>Book Your Rental Today!</ButtonLink>
          <ButtonLink kind="secondary" href={links.place(place.slug)}>
            Golf carts in {label}
          </ButtonLink>
        </ButtonRow>
      </Section>
      <CallBand
        title={`Ready to ride in ${label}?`}
        text={`Tell us the day and the address. We confirm within ${business.replyWithinHours} hours, and on the phone at once.`}
      >
        <ButtonLink kind="light" href={reserve}>
          Reserve Now
        </ButtonLink>
      </CallBand>
    </>
  );
}
