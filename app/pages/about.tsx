import { statistics, story, team, values } from '../../domain/dealer/business/company.ts';
import { business } from '../../domain/dealer/business/identity.ts';
import { places } from '../../domain/dealer/business/places.ts';
import { placeLabel } from '../../domain/dealer/place.ts';
import { serviceAreas } from '../../domain/places/find-place.ts';
import { physicalShowrooms } from '../../domain/places/showrooms.ts';
import { capitalized, countInWords } from '../../domain/text/wording.ts';
import { pageMeta } from '../head/meta.ts';
import { aboutPage } from '../head/site-pages.ts';
import { dealers, organization, organizationId } from '../head/structured-data/identity.ts';
import { links } from '../links.ts';
import { ButtonLink } from '../ui/element/button.tsx';
import { Figures } from '../ui/element/facts.tsx';
import { CallBand } from '../ui/layout/call-band.tsx';
import { Hero } from '../ui/layout/hero.tsx';
import { Card, Grid, Prose, Section, TextColumns } from '../ui/layout/section.tsx';
import { Side, Split } from '../ui/layout/split.tsx';
import { CountyMapFrame } from '../ui/place/county-map-frame.tsx';
import { PlacesByCounty } from '../ui/place/place-list.tsx';
import type { Route } from './+types/about.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, aboutPage, (siteUrl, today) => ({
    type: 'AboutPage',
    about: organizationId(siteUrl),
    nodes: [organization(siteUrl, today), ...dealers(siteUrl, today)],
  }));

export default function About() {
  return (
    <>
      <Hero
        title={`About ${business.name}`}
        lead={`Golf carts sold, rented, and repaired in ${business.area}. In business since ${business.founded}.`}
        page={aboutPage}
      />
      <Section title="Our story">
        <Prose>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <Section ground="evergreen">
        <h2 className="hidden">By the numbers</h2>
        <Figures items={statistics} />
      </Section>
      <Section title="What we stand for">
        <TextColumns columns={4} items={values} />
      </Section>
      <Section title="The team" ground="moss">
        <Grid columns={4}>
          {team.map(({ name, role, experience, description }) => (
            <Card key={name}>
              <h3>{name}</h3>
              <p>
                {role}
                <br />
                {experience}
              </p>
              <p>{description}</p>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section title="Our service area">
        <Split>
          <Side>
            {serviceAreas.map((area) => (
              <Card key={area.name}>
                <h3>
                  {area.name}: {area.places.length} of {area.count} places
                </h3>
                <p>{area.places.map(placeLabel).join(', ')}</p>
              </Card>
            ))}
          </Side>
          <CountyMapFrame />
        </Split>
      </Section>
      <Section
        title={`All ${places.length} municipalities`}
        intro="Each page gives the distance to the nearest showroom and the cost of delivery."
        id="places"
        ground="moss"
      >
        <PlacesByCounty />
      </Section>
      <CallBand
        title="Come for a test drive"
        text={`${capitalized(countInWords(physicalShowrooms.length, 'showroom'))}, with a cart charged and ready for you.`}
      >
        <ButtonLink kind="light" href={links.contactFrom({ topic: 'test-drive' })}>
          Schedule a Test Drive
        </ButtonLink>
        <ButtonLink kind="light" href={links.contact}>
          Contact Us
        </ButtonLink>
      </CallBand>
    </>
  );
}
