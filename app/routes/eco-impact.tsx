import { cheapestElectric } from '../../domain/catalogue/offer/cheapest-electric.ts';
import { impactConstants } from '../../domain/eco-impact/eco-impact.ts';
import { electricCards, electricFacts } from '../../domain/eco-impact/electric-copy.ts';
import { parseImpactInputs } from '../../domain/eco-impact/impact-inputs.ts';
import { formatUsdCents } from '../../domain/money.ts';
import { siteContext } from '../context.ts';
import { pageMeta } from '../head/meta.ts';
import { ecoImpactPage } from '../head/site-pages.ts';
import { EcoCalculator } from '../islands/eco-calculator/eco-calculator.island.tsx';
import { calculatorId } from '../islands/eco-calculator/eco-form.tsx';
import { links } from '../links.ts';
import { ButtonLink, ButtonRow } from '../ui/element/button.tsx';
import { Figures } from '../ui/element/figures.tsx';
import { Hero } from '../ui/layout/hero.tsx';
import { Island } from '../ui/layout/island.tsx';
import { Section, TextColumns } from '../ui/layout/section.tsx';
import type { Route } from './+types/eco-impact.ts';

/** The inputs are in the address, so that a result can be shared and reads without a script. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const stock = await context.get(siteContext).stock.current();
  return {
    entry: parseImpactInputs(new URL(request.url).searchParams),
    cart: cheapestElectric(stock?.vehicles ?? []),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, ecoImpactPage);

export default function EcoImpactPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero
        title="Eco-Impact Calculator"
        lead="What going electric saves in gasoline, CO₂ and dollars, for the miles you drive."
        page={ecoImpactPage}
        height="short"
      />
      <Section
        id={calculatorId}
        title="Your miles, your savings"
        intro={`We compare with a gas cart that gets ${impactConstants.gasMilesPerGallon} miles from a gallon of gas at ${formatUsdCents(impactConstants.gasUsdPerGallon)}. For the truck you drive now, enter its miles per gallon and what you pay.`}
      >
        <div>
          <Island name="eco-calculator" component={EcoCalculator} props={loaderData} />
        </div>
      </Section>
      <Section title="Why Choose Electric?" ground="moss">
        <TextColumns columns={3} items={electricCards} />
      </Section>
      <Section title="Environmental Facts">
        <Figures items={electricFacts} />
      </Section>
      <Section
        title="Ready to go electric?"
        intro="See what is on the floor, or ask someone who drives them every day."
        ground="evergreen"
      >
        <ButtonRow>
          <ButtonLink href={links.inventory}>Browse Electric Golf Carts</ButtonLink>
          <ButtonLink kind="light" href={links.contact}>
            Get Expert Advice
          </ButtonLink>
        </ButtonRow>
      </Section>
    </>
  );
}
