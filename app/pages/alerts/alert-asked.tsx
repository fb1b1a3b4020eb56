import { unconfirmedDays } from '../../../domain/alerts/alert.ts';
import { lookAtMail } from '../../../domain/alerts/read-request.ts';
import { pageMeta } from '../../head/meta.ts';
import { alertAskedPage } from '../../head/site-pages.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../../ui/element/button.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Prose, Section } from '../../ui/layout/section.tsx';
import type { Route } from './+types/alert-asked.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, alertAskedPage);

/** The same for known and unknown addresses (spec S27.2). */
export default function AlertAsked() {
  return (
    <>
      <Breadcrumbs trail={alertAskedPage.trail} />
      <Section>
        <Prose>
          <h1>One more step</h1>
          <p>{lookAtMail}</p>
          <p>
            If you don’t confirm within {unconfirmedDays} days, we’ll drop the request. Nothing
            after a few minutes? Check your spam folder.
          </p>
          <ButtonRow>
            <ButtonLink href={links.inventory}>Back to Inventory</ButtonLink>
          </ButtonRow>
        </Prose>
      </Section>
    </>
  );
}
