import { business, showrooms } from '../../domain/dealer/business/identity.ts';
import { deliveryTerms } from '../../domain/dealer/business/terms/delivery-terms.ts';
import { type Dealer, hoursLabels } from '../../domain/dealer/dealer.ts';
import { type ContactTopic, wishChoices } from '../../domain/enquiries/contact-parameters.ts';
import { dealerAt, wishInWords, wishSpan } from '../../domain/enquiries/wishes/wish-days.ts';
import { dayParts, wishTopicOf } from '../../domain/enquiries/wishes/wishes.ts';
import { dateValue } from '../../domain/new-york-time.ts';
import { mainShowroom } from '../../domain/places/showrooms.ts';
import { stockOfferOf } from '../../domain/stock/offer/stock-offer.ts';
import { withArticle } from '../../domain/text/wording.ts';
import { parseSubject } from '../../enquiries/enquiry-subject.ts';
import { arrivalAt, siteContext } from '../context.ts';
import { askedAbout } from '../enquiries/prefill.ts';
import { pageMeta } from '../head/meta.ts';
import { thankYouPage } from '../head/site-pages.ts';
import { links, thankYouParameters } from '../links.ts';
import { ButtonLink, ButtonRow } from '../ui/element/button.tsx';
import { PhoneLink } from '../ui/element/call.tsx';
import { Hero } from '../ui/layout/hero.tsx';
import { Card, Grid, Section, TextColumns } from '../ui/layout/section.tsx';
import { HoursList } from '../ui/place/hours-list.tsx';
import { ShowroomCard } from '../ui/place/showroom-card.tsx';
import { AskedVehicles } from '../ui/vehicle/asked-about.tsx';
import type { Route } from './+types/thank-you.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const params: Readonly<Record<string, string>> = Object.fromEntries(
    thankYouParameters.map((name) => [name, searchParams.get(name) ?? '']),
  );
  const site = context.get(siteContext);
  const { ref = '' } = params;
  const subject = parseSubject(params, await arrivalAt(site));
  const stock = await site.stock.current();
  return {
    subject: askedAbout(subject),
    countAt: stockOfferOf(stock?.vehicles ?? []).countAt,
    topic: subject.topic,
    wishes: wishesNamed(params, dealerAt(site.stock.dealer, subject.vehicles)),
    reference: /^[0-9a-f]{8}$/.test(ref) ? ref : undefined,
  };
}

/** Ignores impossible times: the address is not trusted. */
function wishesNamed(params: Readonly<Record<string, string>>, dealer: Dealer): readonly string[] {
  const topic = wishTopicOf(params.topic);
  if (topic === undefined) return [];
  return wishChoices.flatMap(({ day, part }) => {
    const [date = '', half] = [params[day], dayParts.find((one) => one === params[part])];
    if (half === undefined || dateValue(date) === undefined) return [];
    const wish = { topic, date, part: half };
    return wishSpan(wish, dealer) === undefined ? [] : [wishInWords(wish, dealer)];
  });
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, thankYouPage);

const requests: Readonly<Record<ContactTopic, string>> = {
  'test-drive': 'A test drive',
  service: 'Service and repair',
  parts: 'Parts and accessories',
  rental: 'A rental',
  'trade-in': 'A trade-in',
  delivery: 'Delivery',
  photos: 'Photos',
};

const solutions: Readonly<Record<ContactTopic, string>> = {
  'test-drive': 'We’ll set a day and a showroom, and have the cart charged when you get here.',
  service: 'We’ll set a day: you bring the cart in, or we pick it up.',
  parts: 'We’ll check that the part fits and give you its price.',
  rental: 'We’ll confirm the cart, the dates, and pickup or delivery.',
  'trade-in': 'We’ll give you a price range and look at your cart together before you decide.',
  delivery: `We’ll set a day and ${withArticle(deliveryTerms.windowHours, 'hour')} window.`,
  photos: 'We’ll take the photos and email them to you.',
};

function steps(topic: ContactTopic | undefined) {
  return [
    { title: '1. Review', text: 'Someone who knows carts reads your message.' },
    {
      title: '2. Personal response',
      text: 'We’ll write or call with an answer, a price, or a question.',
    },
    {
      title: '3. Solution and service',
      text:
        topic === undefined
          ? 'A test drive, a delivery date, or a service appointment: whatever you need.'
          : solutions[topic],
    },
  ];
}

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const { subject, topic, wishes, reference, countAt } = loaderData;
  const others = showrooms.filter((showroom) => showroom !== mainShowroom);
  return (
    <>
      <Hero
        title="Thank you. We got your message."
        lead={`Please allow up to ${business.replyWithinHours} hours. We usually reply in ${business.replyTypicalHours} business hours.`}
        page={thankYouPage}
      />
      {(subject !== undefined || reference !== undefined) && (
        <Section title="What you asked about">
          {topic !== undefined && <h3>{requests[topic]}</h3>}
          {subject !== undefined && <AskedVehicles {...subject} />}
          {wishes.length > 0 && (
            <>
              <p>Times that work for you:</p>
              <ul>
                {wishes.map((wish) => (
                  <li key={wish}>{wish}</li>
                ))}
              </ul>
              <p>Nothing is booked until we confirm one of them.</p>
            </>
          )}
          {reference !== undefined && (
            <p>
              Your reference is <strong>{reference}</strong>. Have it handy when you call.
            </p>
          )}
        </Section>
      )}
      <Section title="What happens next">
        <TextColumns columns={3} items={steps(topic)} />
        <ButtonRow>
          <ButtonLink kind="secondary" href={links.inventory}>
            Browse Inventory
          </ButtonLink>
          <ButtonLink kind="secondary" href={links.rentals}>
            See Rentals
          </ButtonLink>
          <ButtonLink kind="secondary" href={links.services}>
            Our Services
          </ButtonLink>
          <ButtonLink kind="secondary" href={links.home}>
            Home
          </ButtonLink>
        </ButtonRow>
      </Section>
      <Section title="Can’t wait?" ground="moss">
        <Grid columns={3}>
          <Card>
            <h3>Call us</h3>
            <p>
              <PhoneLink />
            </p>
            <p>{hoursLabels.phone} hours</p>
            <HoursList of="phone" isOpen bare />
          </Card>
          {others.map((showroom) => (
            <ShowroomCard key={showroom.id} showroom={showroom} count={countAt[showroom.id]} />
          ))}
        </Grid>
      </Section>
    </>
  );
}
