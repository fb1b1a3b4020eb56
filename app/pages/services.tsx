import {
  repairHours,
  serviceOfferings,
  serviceReasons,
} from '../../domain/dealer/business/services.ts';
import { policyPaths } from '../../domain/policies/paths.ts';
import { pageMeta } from '../head/meta.ts';
import { servicesPage } from '../head/site-pages.ts';
import { workshopServices } from '../head/structured-data/service-nodes.ts';
import { links } from '../links.ts';
import { ButtonLink, ButtonRow } from '../ui/element/button.tsx';
import { CallButton } from '../ui/element/call.tsx';
import { CheckList } from '../ui/element/check-list.tsx';
import { Hero } from '../ui/layout/hero.tsx';
import { Card, Grid, Section, TextColumns } from '../ui/layout/section.tsx';
import { Split } from '../ui/layout/split.tsx';
import { HoursList } from '../ui/place/hours-list.tsx';
import type { Route } from './+types/services.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, servicesPage, (siteUrl) => ({ nodes: workshopServices(siteUrl) }));

export default function Services() {
  return (
    <>
      <Hero
        title="Service and repair"
        lead={`Most repairs take ${repairHours} hours, and you approve the price before we start.`}
        page={servicesPage}
      >
        <ButtonRow>
          <ButtonLink href={links.contactFrom({ topic: 'service' })}>Schedule Service</ButtonLink>
          <CallButton kind="light" />
        </ButtonRow>
      </Hero>
      <Section title="What we do">
        <Grid columns={2}>
          {serviceOfferings.map(({ id, title, description, features, price }) => (
            <Card key={title}>
              <h3 id={id}>{title}</h3>
              <p>{description}</p>
              <CheckList items={features} />
              <strong className="figure">{price}</strong>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section title="Why choose our workshop" id="reasons" ground="moss">
        <TextColumns columns={4} items={serviceReasons} />
        <p>
          <a href={links.streetLegal}>What makes a cart street legal</a>
        </p>
      </Section>
      <Section
        title="Parts and accessories"
        id="parts"
        intro="Batteries, chargers, tires, brakes, windshields, enclosures, and more. Tell us the make, model, and year, and we’ll find the part that fits."
      >
        <ButtonRow>
          <ButtonLink kind="secondary" href={links.contactFrom({ topic: 'parts' })}>
            Order Parts
          </ButtonLink>
          <ButtonLink kind="quiet" href={policyPaths['storage-policy'][0]}>
            Store your cart with us
          </ButtonLink>
        </ButtonRow>
      </Section>
      <Section
        title="Schedule service"
        ground="moss"
        intro="Tell us which cart you have and what it needs. We’ll call to set a time."
      >
        <Split>
          <ButtonRow>
            <ButtonLink href={links.contactFrom({ topic: 'service' })}>Schedule Service</ButtonLink>
            <CallButton kind="secondary" />
            <ButtonLink kind="quiet" href={links.tradeIn()}>
              Trade it in instead
            </ButtonLink>
          </ButtonRow>
          <HoursList of="service" />
        </Split>
      </Section>
    </>
  );
}
