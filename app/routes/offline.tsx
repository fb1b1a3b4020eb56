import { business } from '../../domain/business/identity.ts';
import { phoneHours } from '../../domain/business/opening-hours.ts';
import { formatHours } from '../../domain/hours.ts';
import { pageMeta } from '../head/meta.ts';
import { offlinePage } from '../head/site-pages.ts';
import { links } from '../links.ts';
import { ButtonLink, ButtonRow } from '../ui/element/button.tsx';
import { Section } from '../ui/layout/section.tsx';
import type { Route } from './+types/offline.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, offlinePage);

/**
 * The page that a returning browser shows without reception. Its worker keeps this
 * page and writes the pages into it that are kept too (app/offline/kept-copy.ts).
 */
export default function OfflinePage() {
  return (
    <Section>
      <h1>No reception</h1>
      <p>
        The page you asked for needs a connection to our site. Carts on your list are kept in your
        browser when you add them; their pages open without one.
      </p>
      <div data-kept-pages="" />
      <p>
        Calls work where there is no data: {phoneHours.label.toLowerCase()} hours are{' '}
        {formatHours(phoneHours)}. A message in a contact page that you have open is sent when
        reception returns, as long as that page stays open.
      </p>
      <ButtonRow>
        <ButtonLink href={links.tel(business.phone)}>Call {business.phone.shown}</ButtonLink>
      </ButtonRow>
    </Section>
  );
}
