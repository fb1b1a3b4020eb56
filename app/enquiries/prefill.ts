import { placeLabel } from '../../domain/dealer/place.ts';
import type { ContactFrom, ContactTopic } from '../../domain/enquiries/contact-parameters.ts';
import { defaultInterest, type Interest } from '../../domain/enquiries/enquiry-fields.ts';
import { formatPrice } from '../../domain/money.ts';
import { planInWords } from '../../domain/rentals/plan-names.ts';
import { rentalClasses, requestInWords } from '../../domain/rentals/rental-request.ts';
import { standsAt } from '../../domain/stock/fields/field-text.ts';
import { type FinishChoice, finishInWords } from '../../domain/stock/pictures/finish.ts';
import { picturesOf } from '../../domain/stock/pictures/pictures-of.ts';
import { uncapitalized } from '../../domain/text/wording.ts';
import type { EnquirySubject } from '../../enquiries/enquiry-subject.ts';
import type { Subject } from '../ui/vehicle/asked-about.tsx';

const titles: Readonly<Record<ContactTopic, string>> = {
  service: 'Schedule service',
  parts: 'Order parts',
  'test-drive': 'Schedule a test drive',
  rental: 'Request a rental',
  'trade-in': 'Trade in your cart',
  delivery: 'Ask about delivery',
  photos: 'Get photos of this cart',
};

export function askedAbout(subject: EnquirySubject): Subject | undefined {
  const { vehicles, finish: choice, topic, place, ordered, rental } = subject;
  const [finish, paint] = [finishWords(choice), choice.paint?.hex];
  const [only, ...others] = vehicles;
  const carts = only && (others.length > 0 ? 'Ask about these carts' : only.offer.ask);
  const title =
    (topic && titles[topic]) ??
    (rental === undefined ? undefined : titles.rental) ??
    carts ??
    (ordered && `Ask about the ${ordered.name}`) ??
    (place && `Contact us about ${placeLabel(place)}`);
  if (title === undefined) return undefined;
  return {
    title,
    rental,
    vehicles: vehicles.map((vehicle) => {
      const { id, name, price, offer } = vehicle;
      const picture = picturesOf(vehicle, choice)[0];
      const { unavailable } = offer;
      return { id, name, price, unavailable, standsAt: standsAt(vehicle), finish, paint, picture };
    }),
  };
}

const isRental = ({ topic, plan, rentalClass }: EnquirySubject) =>
  topic === 'rental' || plan !== undefined || rentalClass !== undefined;

export function contactFrom(subject: EnquirySubject): ContactFrom {
  const { vehicles, finish, ordered, plan, place, rentalClass, carts, quote, topic } = subject;
  const ids = vehicles.map(({ id }) => id);
  return {
    ...(ids.length > 1 ? { vehicles: ids.join(',') } : { vehicle: ids[0] }),
    paint: finish.paint?.slug,
    seats: finish.seats?.slug,
    model: ordered?.id,
    plan,
    place: place?.slug,
    class: rentalClass,
    count: isRental(subject) && carts > 1 ? String(carts) : undefined,
    ...(quote && { from: quote.from, to: quote.to }),
    topic,
  };
}

const topicLines: Readonly<Partial<Record<ContactTopic, string>>> = {
  'test-drive': "I'd like to schedule a test drive.",
  service: "I'd like to schedule service for my cart.",
  parts: "I'd like to order a part for my cart.",
  'trade-in': "I'd like to trade in a cart.",
  photos: 'Please send me photos of this cart.',
  delivery: "I'd like to ask about delivery.",
};

export function prefill(subject: EnquirySubject): {
  readonly interest: Interest;
  readonly message: string;
} {
  const { ordered, topic } = subject;
  const lines = [
    ...vehicleLines(subject),
    ordered && `I'd like a quote for the ${ordered.name}, ordered for me.`,
    topic && topicLines[topic],
    placeLine(subject),
  ].filter((line) => line !== undefined);
  return {
    interest: interestOf(subject),
    message: lines.length === 0 ? '' : `${lines.join('\n')}\n\n`,
  };
}

function placeLine(subject: EnquirySubject): string | undefined {
  const { place, quote, plan, carts, rentalClass } = subject;
  const where = place && placeLabel(place);
  if (quote !== undefined) return requestInWords(quote);
  if (plan !== undefined) return `I'd like to reserve: ${planInWords(plan, carts, place)}.`;
  if (!isRental(subject)) return where && `I'm writing from ${where}.`;
  const rental =
    rentalClass === undefined
      ? 'a rental'
      : `to rent a ${uncapitalized(rentalClasses[rentalClass].label)}`;
  return `I'd like ${rental}${where ? ` in ${where}` : ''}.`;
}

function vehicleLines({ vehicles, finish: choice }: EnquirySubject): readonly string[] {
  const [only, ...others] = vehicles;
  if (only !== undefined && others.length === 0 && !only.offer.isListed) {
    return [`Please tell me when one like the ${only.name} comes in.`];
  }
  const names = vehicles.map(({ name, price, offer }) => {
    const note = offer.unavailable ?? (price === undefined ? undefined : formatPrice(price));
    return name + (note === undefined ? '' : ` (${note})`);
  });
  const finish = finishWords(choice);
  if (names.length <= 1) {
    return names.map((name) => `I'm interested in the ${name}${finish ? `, ${finish}` : ''}.`);
  }
  return ["I'm interested in these carts:", ...names.map((name) => `- ${name}`)];
}

function finishWords({ paint, seats }: FinishChoice): string | undefined {
  return finishInWords({ paint: paint?.name, seats: seats?.name });
}

function interestOf(subject: EnquirySubject): Interest {
  const { topic } = subject;
  if (topic === 'service' || topic === 'parts' || topic === 'trade-in') return topic;
  return isRental(subject) ? 'rental' : defaultInterest;
}

/** Path on this site; the forms' routes are personal with `referer`. */
export function cameFrom(request: Request): string | undefined {
  try {
    const from = new URL(request.headers.get('referer') ?? '');
    return from.host === new URL(request.url).host ? from.pathname : undefined;
  } catch {
    return undefined;
  }
}
