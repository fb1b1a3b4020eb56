import { business } from '../../domain/business/identity.ts';
import { roadAuthority } from '../../domain/business/terms/road-authority.ts';
import {
  lowSpeedEquipment,
  lowSpeedGvwrLb,
  lowSpeedMph,
} from '../../domain/catalogue/offer/low-speed-vehicle.ts';
import { noFilters } from '../../domain/catalogue/search/filters.ts';
import { isListed } from '../../domain/catalogue/vehicle.ts';
import { policyPaths } from '../../domain/policies/paths.ts';
import { generalBenefits } from '../../domain/rentals/rental-copy.ts';
import { uncapitalized } from '../../domain/text/wording.ts';
import { siteContext } from '../context.ts';
import { pageMeta } from '../head/meta.ts';
import { streetLegalPage } from '../head/site-pages.ts';
import { links } from '../links.ts';
import { ButtonLink, ButtonRow } from '../ui/element/button.tsx';
import { CheckList } from '../ui/element/check-list.tsx';
import { Hero } from '../ui/layout/hero.tsx';
import { Prose, Section } from '../ui/layout/section.tsx';
import type { Route } from './+types/street-legal.ts';

const [rentalPolicy] = policyPaths['rental-policy'];

/** How many carts in stock are listed as street legal; nothing without the stock. */
export async function loader({ context }: Route.LoaderArgs) {
  const stock = await context.get(siteContext).stock.current();
  const listed = stock?.vehicles.filter((cart) => isListed(cart) && cart.inStock);
  return { count: listed?.filter(({ streetLegal }) => streetLegal).length };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, streetLegalPage);

/** What makes a cart street legal, which carts are listed so, and whom to ask (spec S3.20). */
export default function StreetLegal({ loaderData: { count } }: Route.ComponentProps) {
  const call = <a href={links.tel(business.phone)}>{business.phone.shown}</a>;
  const { registrar, local } = roadAuthority;
  return (
    <>
      <Hero
        title="Street legal carts"
        lead="What the federal rule asks, which of our carts are listed so, and whom to ask about your road."
        page={streetLegalPage}
        height="short"
      />
      <Section title="What the federal rule asks" id="federal-rule">
        <Prose>
          <p>
            A cart made for the road is a low-speed vehicle (LSV). By federal rule it has four
            wheels, goes more than {lowSpeedMph.above} and not more than {lowSpeedMph.upTo} miles an
            hour on level pavement, and has a gross vehicle weight rating under{' '}
            {lowSpeedGvwrLb.toLocaleString('en-US')} pounds (49 CFR 571.3). It comes with (49 CFR
            571.500, Federal Motor Vehicle Safety Standard No. 500):
          </p>
          <CheckList items={lowSpeedEquipment} />
          <p>
            A golf cart that is slower, or lacks one of these, is not a low-speed vehicle by that
            rule.
          </p>
        </Prose>
      </Section>
      <Section title="Our carts" id="our-carts" ground="moss">
        <Prose>
          {count === undefined ? (
            <p>Our stock can’t be read just now. Call {call}, and we tell you.</p>
          ) : count === 0 ? (
            <p>
              No cart in stock is listed as street legal now. Call {call}: we tell you what a model
              is built for, and what we can order.
            </p>
          ) : (
            <p>
              {count === 1 ? '1 cart in stock is' : `${count} carts in stock are`} listed as street
              legal. A cart whose listing does not say so is not assumed to be.
            </p>
          )}
          <p>
            A listing states the top speed where we know it. Ask us for the VIN of a cart before you
            buy it for the road.
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
      <Section title="Rental carts" id="rental-carts">
        <Prose>
          <p>
            Our rental carts have {uncapitalized(generalBenefits[0]?.text ?? '')} The{' '}
            <a href={`${rentalPolicy}#care`}>rental policy</a> says how they are driven, and the{' '}
            <a href={`${rentalPolicy}#insurance`}>insurance</a> that comes with them.
          </p>
        </Prose>
      </Section>
      <Section title="Registration, insurance and roads" id="whom-to-ask" ground="moss">
        <Prose>
          <p>
            Registration, title, license plate, insurance and the driver’s license it takes:{' '}
            {registrar}, says what applies to your cart. Which roads it may use is also for {local}{' '}
            to say, and in a private community for its association. We can’t decide it, and nothing
            on this page is legal advice.
          </p>
          <p>
            We tell you what a cart is built for, and hand over its papers with it: call {call}.
          </p>
        </Prose>
      </Section>
    </>
  );
}
