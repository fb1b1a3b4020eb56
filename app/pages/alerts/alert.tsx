import { data } from 'react-router';
import {
  type AlertAction,
  type AlertPage,
  alertActions,
  followAlert,
  lookAtAlerts,
} from '../../../enquiries/alerts/follow-alert.ts';
import { bodyContext, type ReceivedBody } from '../../../http/request/received-body.ts';
import { siteContext } from '../../context.ts';
import { linkTooLong } from '../../enquiries/receive.ts';
import { pageMeta } from '../../head/meta.ts';
import { alertsPage } from '../../head/site-pages.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow, buttonClass } from '../../ui/element/button.tsx';
import { Prose, Section } from '../../ui/layout/section.tsx';
import type { Route } from './+types/alert.ts';

/** Of the links in mails about alerts: a button acts (spec S27.10). */
export async function loader({ params, context }: Route.LoaderArgs) {
  return answer(await lookAtAlerts(context.get(siteContext).alerts, params.token));
}

export async function action({ params, context }: Route.ActionArgs) {
  const body = context.get(bodyContext);
  if (body.kind === 'too-long') return data(linkTooLong, { status: 413 });
  const { alerts } = context.get(siteContext);
  return answer(await followAlert(alerts, params.token, actionOf(body)));
}

function answer(page: AlertPage) {
  return data(page, { status: page.status });
}

/** A mail program posts `List-Unsubscribe=One-Click`, as a form or in parts (RFC 8058, 3.1). */
function actionOf({ text }: ReceivedBody): AlertAction | undefined {
  if (text.includes('List-Unsubscribe')) return 'end';
  const name = new URLSearchParams(text).get('do');
  return alertActions.find((one) => one === name);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  // Without the token.
  pageMeta(matches, alertsPage);

export default function AlertLink({ loaderData, actionData }: Route.ComponentProps) {
  const page: Omit<AlertPage, 'status'> = actionData ?? loaderData;
  const { title, text, list = [], buttons = [] } = page;
  const isDone = actionData !== undefined;
  return (
    <Section>
      <Prose>
        <h1>{title}</h1>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list.length > 0 && (
          <ul>
            {list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {buttons.length > 0 && (
          <form method="post">
            <ButtonRow>
              {buttons.map(({ action: does, words }, place) => (
                <button
                  key={does}
                  className={buttonClass(place === 0 && !isDone ? 'primary' : 'secondary')}
                  name="do"
                  value={does}
                  type="submit"
                >
                  {words}
                </button>
              ))}
            </ButtonRow>
          </form>
        )}
        <ButtonRow>
          <ButtonLink kind={isDone ? 'primary' : 'secondary'} href={links.inventory}>
            Browse Inventory
          </ButtonLink>
        </ButtonRow>
      </Prose>
    </Section>
  );
}
