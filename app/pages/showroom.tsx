import { showroomServices } from '../../domain/dealer/business/company.ts';
import { business, showrooms } from '../../domain/dealer/business/identity.ts';
import { onlineShowroom, showroomCities } from '../../domain/places/showrooms.ts';
import { stockOfferOf } from '../../domain/stock/offer/stock-offer.ts';
import { capitalized, countInWords } from '../../domain/text/wording.ts';
import { siteContext } from '../context.ts';
import { pageMeta } from '../head/meta.ts';
import { showroomPage } from '../head/site-pages.ts';
import { dealers } from '../head/structured-data/identity.ts';
import { links } from '../links.ts';
import { ButtonLink, ButtonRow } from '../ui/element/button.tsx';
import { CallBand } from '../ui/layout/call-band.tsx';
import { Hero } from '../ui/layout/hero.tsx';
import { Grid, Section, TextColumns } from '../ui/layout/section.tsx';
import { Split } from '../ui/layout/split.tsx';
import { ClosedNotice } from '../ui/place/closed-notice.tsx';
import { CountyMapFrame } from '../ui/place/county-map-frame.tsx';
import { HoursList } from '../ui/place/hours-list.tsx';
import { StreetMap } from '../ui/place/map-frame.tsx';
import { PlacesByCounty } from '../ui/place/place-list.tsx';
import { ShowroomCards } from '../ui/place/showroom-card.tsx';
import type { Route } from './+types/showroom.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const stock = await context.get(siteContext).stock.current();
  const mapId = new URL(request.url).searchParams.get('map');
  return {
    countAt: stockOfferOf(stock?.vehicles ?? []).countAt,
    mapped: showrooms.find(({ id }) => id === mapId),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, showroomPage, (siteUrl, today) => ({ nodes: dealers(siteUrl, today) }));

export default function ShowroomPage({ loaderData }: Route.ComponentProps) {
  const { countAt, mapped } = loaderData;
  return (
    <>
      <ClosedNotice />
      <Hero
        title="Visit a showroom"
        lead={`Test-drive a cart in ${showroomCities('or')}, or order by phone${onlineShowroom === undefined ? '' : ` from ${onlineShowroom.city}`}.`}
        page={showroomPage}
        height="short"
      />
      <Section title={capitalized(countInWords(showrooms.length, 'location'))}>
        <ShowroomCards countAt={countAt} full />
        {mapped && <StreetMap showroom={mapped} />}
        <Grid columns={3}>
          <HoursList of="showroom" isOpen />
          <HoursList of="service" />
          <HoursList of="phone" isOpen />
        </Grid>
      </Section>
      <Section title="At the showroom" ground="moss">
        <TextColumns columns={3} items={showroomServices} />
        <ButtonRow>
          <ButtonLink href={links.contactFrom({ topic: 'test-drive' })}>
            Schedule a Test Drive
          </ButtonLink>
        </ButtonRow>
      </Section>
      <Section title="Municipalities we serve">
        <Split>
          <PlacesByCounty />
          <CountyMapFrame />
        </Split>
      </Section>
      <CallBand
        title="Coming from farther away?"
        text="Call ahead, and the cart you want to see will be waiting."
      >
        <ButtonLink kind="light" href={links.contact}>
          Contact {business.shortName}
        </ButtonLink>
      </CallBand>
    </>
  );
}
