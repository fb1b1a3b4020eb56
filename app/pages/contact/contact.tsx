import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { business } from '../../../domain/dealer/business/identity.ts';
import { formatAddress } from '../../../domain/dealer/showroom.ts';
import { contactParameters } from '../../../domain/enquiries/contact-parameters.ts';
import { offeredDays } from '../../../domain/enquiries/wishes/wish-days.ts';
import { wishTopicOf } from '../../../domain/enquiries/wishes/wishes.ts';
import { mainShowroom } from '../../../domain/places/showrooms.ts';
import type { Vehicle } from '../../../domain/stock/vehicle.ts';
import { parseSubject } from '../../../enquiries/enquiry-subject.ts';
import { parseContact, submit } from '../../../enquiries/submit.ts';
import { clientContext } from '../../../http/request/received-body.ts';
import { arrivalAt, type Site, siteContext, todayOf } from '../../context.ts';
import { askedAbout, cameFrom, contactFrom, prefill } from '../../enquiries/prefill.ts';
import {
  formHeaders,
  formType,
  postedFields,
  replyTo,
  retryAfter,
} from '../../enquiries/receive.ts';
import { pageMeta, siteUrlOf } from '../../head/meta.ts';
import { contactPage } from '../../head/site-pages.ts';
import { dealers, organization, organizationId } from '../../head/structured-data/identity.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../../ui/element/button.tsx';
import { CallButton, PhoneLink } from '../../ui/element/call.tsx';
import { Facts } from '../../ui/element/facts.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { Island } from '../../ui/layout/island.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Side, Split } from '../../ui/layout/split.tsx';
import { ClosedNotice } from '../../ui/place/closed-notice.tsx';
import { HoursList } from '../../ui/place/hours-list.tsx';
import { AskedAbout } from '../../ui/vehicle/asked-about.tsx';
import type { Route } from './+types/contact.ts';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form.island.tsx';
import { formFields } from './use-enquiry-form.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const named = contactParameters.map((name) => [name, searchParams.get(name)]);
  // The form works without the stock.
  const subject = parseSubject(Object.fromEntries(named), await arrivalAt(site));
  const from = contactFrom(subject);
  return {
    form: formProps(site, prefill(subject), {
      from,
      page: cameFrom(request),
      carts: subject.vehicles,
    }),
    subject: askedAbout(subject),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { fields, error } = postedFields(context, [formType]);
  const arrival = await arrivalAt(site);
  const send = () =>
    submit(site.enquiries, parseContact(fields, arrival), context.get(clientContext).address);
  const reply = error ?? replyTo(await send(), site.stock.dealer);
  if ('id' in reply) return redirect(reply.thankYou, 303);
  // Marked fields need no sentence.
  const failure = Object.keys(reply.fields ?? {}).length === 0 ? reply.error : undefined;
  const typed = fields as Record<string, string>;
  const subject = parseSubject(fields, arrival);
  const more = { from: typed, failure, errors: reply.fields, carts: subject.vehicles };
  const form = formProps(site, typed, more);
  const headers = retryAfter(reply.retryAfterSeconds);
  return data({ form, subject: askedAbout(subject) }, { status: reply.status, headers });
}

type More = Partial<Pick<EnquiryFormProps, 'from' | 'page' | 'errors' | 'failure'>> & {
  readonly carts: readonly Vehicle[];
};

function formProps(
  site: Site,
  typed: Readonly<Record<string, string>>,
  more: More,
): EnquiryFormProps {
  const origin = Object.entries(more.from ?? {}).filter(([name, value]) =>
    contactParameters.some((parameter) => parameter === name && value),
  );
  const topic = wishTopicOf(more.from?.topic);
  return {
    values: Object.fromEntries(formFields.map((name) => [name, typed[name] ?? ''])),
    errors: more.errors ?? {},
    from: Object.fromEntries(origin),
    days: topic && offeredDays(topic, todayOf(site), more.carts),
    submission: typed.submission ?? randomUUID(),
    started: typed.started === undefined ? site.now().getTime() : Number(typed.started) || 0,
    page: more.page ?? typed.page,
    failure: more.failure,
    phone: site.stock.dealer.phone,
  };
}

export const headers = formHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, contactPage, (siteUrl, today) => ({
    type: 'ContactPage',
    about: organizationId(siteUrl),
    nodes: [organization(siteUrl, today), ...dealers(siteUrl, today)],
  }));

export default function Contact({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { form, subject } = actionData ?? loaderData;
  const details = (
    <Side>
      <h2>Reach us</h2>
      <Facts
        layout="stack"
        items={[
          { label: 'Main address', value: formatAddress(mainShowroom.address) },
          {
            label: 'Map',
            value: (
              <a href={links.showroomMap(mainShowroom.id)}>Directions to {mainShowroom.city}</a>
            ),
          },
          { label: business.phoneLabel, value: <PhoneLink /> },
          { label: 'Email', value: <a href={links.mail(business.email)}>{business.email}</a> },
          { label: 'Website', value: <a href={links.home}>{new URL(siteUrlOf(matches)).host}</a> },
        ]}
      />
      <HoursList of="showroom" isOpen />
      <HoursList of="phone" isOpen />
    </Side>
  );
  return (
    <>
      <ClosedNotice />
      {subject === undefined ? (
        <Hero
          title="Contact Us"
          lead={`Write, call, or come by. We’ll reply within ${business.replyWithinHours} hours.`}
          page={contactPage}
          height="short"
        >
          <ButtonRow>
            <CallButton />
            <ButtonLink kind="light" href={links.mail(business.email)}>
              Email Us
            </ButtonLink>
          </ButtonRow>
        </Hero>
      ) : (
        <Breadcrumbs trail={contactPage.trail} />
      )}
      <Section>
        <Split sides="wideLast">
          <Side>
            {subject === undefined ? (
              <h2>Send us a message</h2>
            ) : (
              <AskedAbout subject={actionData ? subject : { ...subject, rental: undefined }} />
            )}
            {form.from.topic === 'trade-in' && (
              <p>
                For a price range within a day, use{' '}
                <a href={links.tradeIn(form.from.vehicle)}>Trade in your cart</a>: it takes the
                make, the model, and photos.
              </p>
            )}
            <Island name="enquiry-form" component={EnquiryForm} props={form} />
          </Side>
          {details}
        </Split>
      </Section>
    </>
  );
}
