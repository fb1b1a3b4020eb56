import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { photographLimits } from '../../../domain/enquiries/photographs.ts';
import { parseTradeIn } from '../../../domain/enquiries/trade-in.ts';
import { megabytes } from '../../../domain/text/wording.ts';
import { parseSubject } from '../../../enquiries/enquiry-subject.ts';
import { parseTradeInForm, submit } from '../../../enquiries/submit.ts';
import { shownName } from '../../../enquiries/waiting-photographs.ts';
import {
  bodyContext,
  clientContext,
  type ReceivedForm,
  type RefusedFile,
} from '../../../http/request/received-body.ts';
import { noPictureReason } from '../../../stock/photos/picture-kind.ts';
import { arrivalAt, type Site, siteContext } from '../../context.ts';
import { askedAbout, cameFrom } from '../../enquiries/prefill.ts';
import {
  asksForJson,
  type ErrorReply,
  errorJson,
  errorReply,
  formHeaders,
  postedFields,
  type Reply,
  replyTo,
  retryAfter,
} from '../../enquiries/receive.ts';
import { pageMeta } from '../../head/meta.ts';
import { tradeInPage } from '../../head/site-pages.ts';
import { PhoneLink } from '../../ui/element/call.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { DraftedForm } from '../../ui/layout/island.tsx';
import { Prose, Section } from '../../ui/layout/section.tsx';
import { Side, Split } from '../../ui/layout/split.tsx';
import { HoursList } from '../../ui/place/hours-list.tsx';
import { AskedAbout } from '../../ui/vehicle/asked-about.tsx';
import type { Route } from './+types/trade-in.ts';
import { TradeInForm, type TradeInFormProps } from './trade-in-form.tsx';

const noForm: ReceivedForm = { fields: {}, files: [], refused: [] };

/** spec S28.1, S28.3 */
async function receiveTradeIn(
  context: Readonly<RouterContextProvider>,
): Promise<Reply | ErrorReply> {
  const site = context.get(siteContext);
  const body = context.get(bodyContext);
  const { fields, files, refused } = body.form ?? noForm;
  if (body.kind === 'no-room') return errorReply({ kind: 'busy' }, site.stock.dealer);
  if (refused.length > 0) {
    const parsed = parseTradeIn(fields, site.now());
    const status = refused.every(({ why }) => why === 'no-picture') ? 415 : 413;
    const errors = parsed.ok ? {} : parsed.errors;
    return { status, error: refusedInWords(refused), fields: errors };
  }
  const { error } = postedFields(context, ['multipart/form-data']);
  if (error !== undefined) return error;
  const parsed = parseTradeInForm(fields, files, await arrivalAt(site));
  const submitted = await submit(site.enquiries, parsed, context.get(clientContext).address);
  return replyTo(submitted, site.stock.dealer);
}

function refusedInWords(refused: readonly RefusedFile[]): string {
  const { max, each, together } = photographLimits;
  const named = (why: RefusedFile['why']) =>
    refused.filter((file) => file.why === why).map(({ name }) => shownName(name));
  const tooLarge = named('too-large').map((name) => `“${name}” has more than ${megabytes(each)}.`);
  return [
    ...tooLarge,
    ...named('no-picture').map((name) => `“${name}” ${noPictureReason}.`),
    named('too-many').length > 0 && `${max} photos is the most; please leave some out.`,
    named('too-large-together').length > 0 &&
      `Together the photos are over ${megabytes(together)}; please leave some out.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** JSON for programs, with the statuses of the page (spec S28.3). */
const answerPrograms: Route.MiddlewareFunction = async ({ request, context }, next) => {
  if (request.method !== 'POST' || !asksForJson(request)) return next();
  const reply = await receiveTradeIn(context);
  return 'id' in reply ? Response.json({ id: reply.id }, { status: 201 }) : errorJson(reply);
};

export const middleware: Route.MiddlewareFunction[] = [answerPrograms];

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const vehicle = new URL(request.url).searchParams.get('vehicle') ?? '';
  const page = cameFrom(request);
  return pageData(site, { vehicle, page }, { values: {}, errors: {}, hadFiles: false });
}

export async function action({ context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const reply = await receiveTradeIn(context);
  if ('id' in reply) return redirect(reply.thankYou, 303);
  const { fields, files, refused } = context.get(bodyContext).form ?? noForm;
  const { status, error, fields: errors = {}, retryAfterSeconds } = reply;
  const hadFiles = files.length + refused.length > 0;
  const form = { values: fields, errors, hadFiles, failure: error };
  return data(await pageData(site, fields, form), {
    status,
    headers: retryAfter(retryAfterSeconds),
  });
}

async function pageData(
  site: Site,
  sent: Readonly<Record<string, string | undefined>>,
  form: Omit<TradeInFormProps, 'hidden'>,
) {
  const { vehicle, page, submission = randomUUID(), started = String(site.now().getTime()) } = sent;
  const about = { topic: 'trade-in', vehicle };
  return {
    form: { ...form, hidden: { vehicle, page, submission, started } },
    subject: askedAbout(parseSubject(about, await arrivalAt(site))),
  };
}

export const headers = formHeaders;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, tradeInPage);

export default function TradeIn({ loaderData, actionData }: Route.ComponentProps) {
  const { form, subject } = actionData ?? loaderData;
  return (
    <>
      <Breadcrumbs trail={tradeInPage.trail} />
      <Section>
        <Split sides="wideFirst">
          <Side>
            {subject !== undefined && <AskedAbout subject={subject} />}
            <p>
              Tell us about your cart, with photos if you have them. We’ll reply with a price range
              within a day.
            </p>
            <DraftedForm draft="tradeIn">
              <TradeInForm {...form} />
            </DraftedForm>
          </Side>
          <Side>
            <Prose>
              <h3>How it works</h3>
              <ol>
                <li>Someone who knows carts looks over your answers and photos.</li>
                <li>You’ll have a price range within a day, by email or phone.</li>
                <li>
                  We’ll look at the cart together before you decide. Our offer depends on its
                  condition that day.
                </li>
              </ol>
            </Prose>
            <p>
              Rather talk? Call <PhoneLink />.
            </p>
            <HoursList of="phone" isOpen />
          </Side>
        </Split>
      </Section>
    </>
  );
}
