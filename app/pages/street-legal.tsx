import { roadAuthority } from '../../domain/dealer/business/terms/road-authority.ts';
import { policyPaths } from '../../domain/policies/paths.ts';
import { noFilters } from '../../domain/stock/search/filters.ts';
import { siteContext } from '../context.ts';
import { pageMeta } from '../head/meta.ts';
import { streetLegalPage } from '../head/site-pages.ts';
import { links } from '../links.ts';
import { ButtonLink, ButtonRow } from '../ui/element/button.tsx';
import { PhoneLink } from '../ui/element/call.tsx';
import { CheckList } from '../ui/element/check-list.tsx';
import { Hero } from '../ui/layout/hero.tsx';
import { Prose, Section } from '../ui/layout/section.tsx';
import type { Route } from './+types/street-legal.ts';

/** 49 CFR 571.500 S5 (spec S3.20). */
const equipment = [
  'Headlamps',
  'Front and rear turn signal lamps',
  'Tail lamps and stop lamps',
  'Red reflectors: one on each side and one at the rear',
  'A mirror outside on the driver’s side, and one outside on the other side or inside',
  'A parking brake',
  'A windshield of safety glazing',
  'A vehicle identification number (VIN)',
  'Seat belts for driver and passengers',
  'A camera view to the rear when it backs up',
  'An alert sound if it’s electric and runs quietly',
];

const [rentalPolicy] = policyPaths['rental-policy'];

export async function loader({ context }: Route.LoaderArgs) {
  const stock = await context.get(siteContext).stock.current();
  const listed = stock?.vehicles.filter(({ offer }) => offer.isInStock);
  return { count: listed?.filter(({ streetLegal }) => streetLegal).length };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, streetLegalPage);

/** spec S3.20 */
export default function StreetLegal({ loaderData: { count } }: Route.ComponentProps) {
  const call = <PhoneLink />;
  const { registrar, local } = roadAuthority;
  return (
    <>
      <Hero
        title="Street legal carts"
        lead="What federal law requires, which of our carts are listed as street legal, and who to ask about your road."
        page={streetLegalPage}
        height="short"
      />
      <Section title="Our carts" id="our-carts" beside>
        <Prose>
          {count === undefined ? (
            <p>We can’t look up our stock right now. Call {call}, and we’ll tell you.</p>
          ) : count === 0 ? (
            <p>
              No cart in stock is listed as street legal right now. Call {call} to find out what a
              model is built for and what we can order.
            </p>
          ) : (
            <p>
              {count === 1 ? '1 cart in stock is' : `${count} carts in stock are`} listed as street
              legal. If a listing doesn’t say so, don’t assume it.
            </p>
          )}
          <p>
            A listing gives the top speed if we know it. Before you buy a cart for the road, ask us
            for its VIN.
          </p>
        </Prose>
        <ButtonRow>
          {count ? (
            <ButtonLink href={links.inventoryWith({ ...noFilters, streetLegal: 'yes' })}>
              Show street legal carts
            </ButtonLink>
          ) : (
            <ButtonLink href={links.inventory}>View Inventory</ButtonLink>
          )}
        </ButtonRow>
      </Section>
      <Section title="What federal law requires" id="federal-rule" ground="moss" beside>
        <Prose>
          <p>
            A cart made for the road is a low-speed vehicle (LSV). By federal rule an LSV has four
            wheels, goes more than 20 and not more than 25 miles an hour on level pavement, and has
            a gross vehicle weight rating under 3,000 pounds (49 CFR 571.3). It comes with (49 CFR
            571.500, Federal Motor Vehicle Safety Standard No. 500):
          </p>
          <CheckList items={equipment} />
          <p>A golf cart that’s slower, or lacks one of these, isn’t a low-speed vehicle.</p>
        </Prose>
      </Section>
      <Section title="Rental carts" id="rental-carts" beside>
        <Prose>
          <p>
            Our 4- and 6-seat rental carts come with seat belts, lights, and mirrors; our utility
            carts have seat belts. The rental policy has the{' '}
            <a href={`${rentalPolicy}#care`}>driving rules</a> and the{' '}
            <a href={`${rentalPolicy}#insurance`}>insurance</a> that comes with a rental.
          </p>
        </Prose>
      </Section>
      <Section title="Registration, insurance, and roads" id="whom-to-ask" ground="moss" beside>
        <Prose>
          <p>
            Ask {registrar}, about registration, title, plates, insurance, and the driver’s license
            you need. Ask {local} which roads you may use; in a private community, ask the
            association. We can’t decide that for you, and nothing on this page is legal advice.
          </p>
          <p>We’ll tell you what a cart is built for and give you its papers. Call {call}.</p>
        </Prose>
      </Section>
    </>
  );
}
