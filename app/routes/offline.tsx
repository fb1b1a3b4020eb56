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
        This page needs a connection. The carts on your list are saved in your browser, and their
        pages open without one.
      </p>
      <div data-kept-pages="" />
      <p>
        A phone call may still go through: {phoneHours.label.toLowerCase()} hours are{' '}
        {formatHours(phoneHours)}. If you have a message waiting on our contact page, keep that page
        open: it sends once you have reception again.
      </p>
      <ButtonRow>
        <ButtonLink href={links.tel(business.phone)}>Call {business.phone.shown}</ButtonLink>
      </ButtonRow>
    </Section>
  );
}
