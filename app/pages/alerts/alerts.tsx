import { data, type RouterContextProvider, redirect } from 'react-router';
import { alertDays } from '../../../domain/alerts/alert.ts';
import { type AlertValues, lookAtMail, readSubject } from '../../../domain/alerts/read-request.ts';
import { alertInWords } from '../../../domain/alerts/search-in-words.ts';
import { alertValuesOf, receiveAlert } from '../../../enquiries/alerts/receive-alert.ts';
import { bodyContext, clientContext } from '../../../http/request/received-body.ts';
import { requireStock, siteContext } from '../../context.ts';
import {
  asksForJson,
  type ErrorReply,
  errorJson,
  errorReply,
  formHeaders,
  formType,
  jsonType,
  postedFields,
  retryAfter,
} from '../../enquiries/receive.ts';
import { pageMeta } from '../../head/meta.ts';
import { alertsPage } from '../../head/site-pages.ts';
import { type AlertFor, alertParameters, links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../../ui/element/button.tsx';
import { AlertForm } from '../../ui/enquiries/alert-form.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { DraftedForm } from '../../ui/layout/island.tsx';
import { Prose, Section } from '../../ui/layout/section.tsx';
import type { Route } from './+types/alerts.ts';

/** `values` are those of the form, or of the JSON (spec S27.1). */
async function askAlert(
  context: Readonly<RouterContextProvider>,
): Promise<{ readonly values: AlertValues; readonly error?: ErrorReply }> {
  const { alerts, stock } = context.get(siteContext);
  const { fields, error } = postedFields(context, [formType, jsonType]);
  const values = alertValuesOf(fields);
  if (error !== undefined) return { values, error };
  const { address } = context.get(clientContext);
  const received = await receiveAlert(alerts, fields, address);
  return received.kind === 'kept'
    ? { values }
    : { values, error: errorReply(received, stock.dealer) };
}

const answerJson: Route.MiddlewareFunction = async ({ request, context }, next) => {
  if (request.method !== 'POST') return next();
  if (context.get(bodyContext).mediaType !== jsonType && !asksForJson(request)) return next();
  const { error } = await askAlert(context);
  return error ? errorJson(error) : Response.json({ message: lookAtMail }, { status: 201 });
};

export const middleware: Route.MiddlewareFunction[] = [answerJson];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const values: AlertValues = Object.fromEntries(
    alertParameters.map((name) => [name, searchParams.get(name) ?? '']),
  );
  const view = await viewOf(context, values);
  return data(view, { status: view.problem === undefined ? 200 : 400 });
}

export async function action({ context }: Route.ActionArgs) {
  const { values, error: reply } = await askAlert(context);
  if (reply === undefined) return redirect(links.alertAsked, 303);
  const { status, error, fields, retryAfterSeconds } = reply;
  const { email, ...others } = fields ?? {};
  const [wrong] = Object.values(others);
  const view = await viewOf(context, values);
  const headers = retryAfter(retryAfterSeconds);
  const typed = { email: values.email, error: email };
  const problem = wrong === undefined ? email === undefined && error : `${wrong}.`;
  return data({ ...view, problem: problem || undefined, ...typed }, { status, headers });
}

interface View {
  readonly subject?: AlertFor;
  /** After "We email you". */
  readonly words: string;
  readonly problem?: string;
  readonly email?: string;
  readonly error?: string;
}

async function viewOf(
  context: Readonly<RouterContextProvider>,
  values: AlertValues,
): Promise<View> {
  const stock = await requireStock(context);
  const nothing = { subject: undefined, words: '' };
  if (values.search === '' && values.vehicle === '') return nothing;
  const { now, siteUrl } = context.get(siteContext);
  const reading = readSubject(values, stock, now(), siteUrl);
  if (!reading.ok) return { ...nothing, problem: `${Object.values(reading.errors)[0]}.` };
  const { alert } = reading;
  const subject: AlertFor =
    alert.kind === 'search'
      ? { search: values.search ?? '' }
      : { vehicle: alert.subject, when: alert.kind };
  return { subject, words: alertInWords(alert, stock, true) };
}

export const headers = formHeaders;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, alertsPage);

export default function Alerts({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, words, problem, email, error }: View = actionData ?? loaderData;
  return (
    <>
      <Breadcrumbs trail={alertsPage.trail} />
      <Section>
        <Prose>
          <h1>Tell me when</h1>
          {problem !== undefined && <p role="alert">{problem}</p>}
          {subject === undefined ? (
            <>
              <p>Get an email when the cart you want arrives, comes off hold, or drops in price.</p>
              <p>
                Search our inventory or open a cart’s page, and choose “Email me when …” or “Price
                alert”.
              </p>
              <ButtonRow>
                <ButtonLink href={links.inventory}>Search Our Inventory</ButtonLink>
              </ButtonRow>
            </>
          ) : (
            <>
              <p>We’ll email you {words}.</p>
              <DraftedForm draft="alert">
                <AlertForm subject={subject} button="Tell me" email={email} error={error} />
              </DraftedForm>
              <p>
                First, we’ll email you a link to confirm. After that, you’ll get one email a day at
                most, only when there’s news, each with a link to stop it. Alerts run for{' '}
                {alertDays} days. What we keep is in our <a href={links.privacy}>privacy policy</a>.
              </p>
            </>
          )}
        </Prose>
      </Section>
    </>
  );
}
