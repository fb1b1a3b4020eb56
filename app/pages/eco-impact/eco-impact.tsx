import { impactConstants } from '../../../domain/eco-impact/eco-impact.ts';
import { electricCards, electricFacts } from '../../../domain/eco-impact/electric-copy.ts';
import { parseImpactInputs } from '../../../domain/eco-impact/impact-inputs.ts';
import { pageMeta } from '../../head/meta.ts';
import { ecoImpactPage } from '../../head/site-pages.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../../ui/element/button.tsx';
import { Figures } from '../../ui/element/facts.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { Island } from '../../ui/layout/island.tsx';
import { Section, TextColumns } from '../../ui/layout/section.tsx';
import type { Route } from './+types/eco-impact.ts';
import { EcoCalculator } from './eco-calculator.island.tsx';
import { calculatorId } from './eco-form.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return { entry: parseImpactInputs(new URL(request.url).searchParams) };
}

const { gasMilesPerGallon, gasUsdPerGallon } = impactConstants;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, ecoImpactPage);

export default function EcoImpactPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero
        title="Eco-Impact Calculator"
        lead="What going electric saves in gasoline, CO₂, and dollars, for the miles you drive."
        page={ecoImpactPage}
        height="short"
      />
      <Section
        id={calculatorId}
        title="Your miles, your savings"
        intro={`Compared with a gas cart at ${gasMilesPerGallon} mpg and $${gasUsdPerGallon.toFixed(2)} a gallon. Replacing a truck? Enter its mpg and your gas price.`}
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
        intro="See what’s in stock, or ask someone who drives one every day."
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
