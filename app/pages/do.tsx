import { createHash } from 'node:crypto';
import { data } from 'react-router';
import { bodyContext } from '../../http/request/received-body.ts';
import { followLink, labelsOf, lookAtLink } from '../../staff/follow-link.ts';
import type { LinkPage } from '../../staff/link-action.ts';
import { labelStyle } from '../../stock/labels/label-page.ts';
import { pageNeedsContext, siteContext } from '../context.ts';
import { linkTooLong } from '../enquiries/receive.ts';
import { pageMeta } from '../head/meta.ts';
import { ButtonLink, ButtonRow, buttonClass } from '../ui/element/button.tsx';
import { Facts } from '../ui/element/facts.tsx';
import { controlOf, Field } from '../ui/element/field.tsx';
import { Prose, Section } from '../ui/layout/section.tsx';
import { Side } from '../ui/layout/split.tsx';
import type { Route } from './+types/do.ts';

/** A document without the site around it. */
const printLabels: Route.MiddlewareFunction = async ({ request, params, context }, next) => {
  if (request.method !== 'POST') return next();
  const document = await labelsOf(context.get(siteContext).staff, params['*']);
  if (document === undefined) return next();
  context.set(pageNeedsContext, { style: labelStyleSource });
  return new Response(document, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};

const labelStyleSource = `'sha256-${createHash('sha256').update(labelStyle).digest('base64')}'`;

export const middleware: Route.MiddlewareFunction[] = [printLabels];

/** Of the links in mails to the staff: a button acts (spec S26.3). */
export async function loader({ params, context }: Route.LoaderArgs) {
  return answer(await lookAtLink(context.get(siteContext).staff, params['*']));
}

export async function action({ params, context }: Route.ActionArgs) {
  const { kind, text } = context.get(bodyContext);
  if (kind === 'too-long') return data(linkTooLong, { status: 413 });
  const chosen = new URLSearchParams(text).get('choice') ?? undefined;
  return answer(await followLink(context.get(siteContext).staff, params['*'], chosen));
}

function answer(page: LinkPage) {
  return data(page, { status: page.status });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'A link from an email',
    description: 'For our staff.',
    keywords: ['golf carts', 'staff'],
    // Without the token.
    path: '/do',
    noindex: true,
  });

export default function Do({ loaderData, actionData }: Route.ComponentProps) {
  const page: Omit<LinkPage, 'status'> = actionData ?? loaderData;
  const { title, facts = [], text, list = [], choices = [], button, next } = page;
  return (
    <Section>
      <Prose>
        <h1>{title}</h1>
        {facts.length > 0 && <Facts layout="table" items={facts} />}
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonRow>
          {button !== undefined && (
            <form method="post">
              <Side>
                {choices.length > 0 && (
                  <Field id="choice" label="Day">
                    <select {...controlOf('choice', 'choice')} required>
                      <option value="">Choose a day</option>
                      {choices.map(({ value, label }) => (
                        <option key={value} value={value}>
                          {label}
                        </option>
                      ))}
                    </select>
                  </Field>
                )}
                <button className={buttonClass('primary')} type="submit">
                  {button}
                </button>
              </Side>
            </form>
          )}
          {next !== undefined && (
            <ButtonLink kind="secondary" href={next.path}>
              {next.words}
            </ButtonLink>
          )}
        </ButtonRow>
        {list.length > 0 && (
          <>
            <h2>What it changed</h2>
            <ul>
              {list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </Prose>
    </Section>
  );
}
