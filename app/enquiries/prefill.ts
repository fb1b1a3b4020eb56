import type { Today } from '../../domain/dealer/closed-days.ts';
import { placeLabel } from '../../domain/dealer/place.ts';
import { defaultInterest, type Interest } from '../../domain/enquiries/enquiry-fields.ts';
import { cartsOf } from '../../domain/enquiries/rental-carts.ts';
import { wishParameters } from '../../domain/enquiries/wishes/wishes.ts';
import { formatPrice } from '../../domain/money.ts';
import { findPlace } from '../../domain/places/find-place.ts';
import { findPlan, planInWords } from '../../domain/rentals/plan-names.ts';
import {
  answerRental,
  isRentalClass,
  rentalClasses,
  requestInWords,
} from '../../domain/rentals/rental-request.ts';
import { stockStateOf, unavailableOf } from '../../domain/stock/badges.ts';
import { orderedName } from '../../domain/stock/known-models/ordered-model.ts';
import { type FinishChoice, finishInWords } from '../../domain/stock/pictures/finish.ts';
import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import { findVehicle } from '../../domain/stock/vehicle-key.ts';
import { uncapitalized } from '../../domain/text/wording.ts';
import {
  type Fields,
  finishOf,
  rentalOf,
  textOf,
  vehicleIdsOf,
  wishesOf,
} from '../../enquiries/read-enquiry.ts';
import type { Stock } from '../../stock/watch-stock.ts';
import { type Site, todayOf } from '../context.ts';
import { type ContactFrom, type ContactTopic, contactTopics, links } from '../links.ts';
import type { AskedVehicle, Subject } from '../ui/vehicle/asked-about.tsx';
import { pictureAskedFor } from '../ui/vehicle/vehicle-picture.ts';

export interface Prefill {
  readonly from: ContactFrom;
  readonly interest: Interest;
  readonly message: string;
}

function vehiclesNamed(fields: Fields, stock: Stock | undefined): readonly StockedVehicle[] {
  const matches = vehicleIdsOf(fields).map((id) => stock && findVehicle(stock.byId, id));
  return [...new Set(matches)].filter((vehicle) => vehicle !== undefined);
}

function askedVehicles(fields: Fields, stock: Stock | undefined): readonly AskedVehicle[] {
  const vehicles = vehiclesNamed(fields, stock);
  const choice = finishOf(fields, vehicles);
  const [finish, paint] = [finishWords(choice), choice.paint?.hex];
  return vehicles.map((vehicle) => {
    const { id, name, price } = vehicle;
    const unavailable = unavailableOf(vehicle);
    const picture = pictureAskedFor(vehicle, choice);
    return { id, name, price, unavailable, finish, paint, picture };
  });
}

type Params = Readonly<Partial<Record<keyof ContactFrom, string>>>;

const titles: Readonly<Record<ContactTopic, string>> = {
  service: 'Schedule service',
  parts: 'Order parts',
  'test-drive': 'Schedule a test drive',
  rental: 'Request a rental',
  'trade-in': 'Trade in your cart',
  delivery: 'Ask about delivery',
  photos: 'Get photos of this cart',
};

/** `undefined` where the parameters or fields name nothing that exists. */
export function askedAbout(
  fields: Fields,
  stock: Stock | undefined,
  today: Today,
): Subject | undefined {
  const vehicles = askedVehicles(fields, stock);
  const rental = rentalOf(fields, today);
  const topic = contactTopics.find((one) => one === fields.topic);
  const place = findPlace(textOf(fields.place))?.place;
  const ordered = orderedName(textOf(fields.model));
  const [only, ...others] = vehiclesNamed(fields, stock);
  const carts = only && (others.length > 0 ? 'Ask about these carts' : stockStateOf(only).ask);
  const title =
    (topic && titles[topic]) ??
    (rental === undefined ? undefined : titles.rental) ??
    carts ??
    (ordered && `Ask about the ${ordered}`) ??
    (place && `Contact us about ${placeLabel(place)}`);
  return title === undefined ? undefined : { title, vehicles, rental };
}

/** Ignores parameters that name nothing. */
export function prefillFrom(params: Params, stock: Stock | undefined, today: Today): Prefill {
  const vehicles = vehiclesNamed(params, stock);
  const ids = vehicles.map(({ id }) => id);
  const place = findPlace(params.place ?? '')?.place;
  const plan = findPlan(params.plan ?? '') === undefined ? undefined : params.plan;
  const topic = contactTopics.find((one) => one === params.topic);
  const finish = finishOf(params, vehicles);
  const lines = interestLines(vehicles, finishWords(finish));
  const dates = rentalDates(params, today);
  const { class: chosen = '' } = params;
  const carts = cartsOf(params.count ?? '') ?? 1;
  const ordered = orderedName(params.model ?? '');
  if (ordered !== undefined) lines.push(`I'd like a quote for the ${ordered}, ordered for me.`);
  if (topic === 'test-drive') lines.push("I'd like to schedule a test drive.");
  if (topic === 'service') lines.push("I'd like to schedule service for my cart.");
  if (topic === 'parts') lines.push("I'd like to order a part for my cart.");
  if (topic === 'trade-in') lines.push("I'd like to trade in a cart.");
  if (topic === 'photos') lines.push('Please send me photos of this cart.');
  if (topic === 'delivery') lines.push("I'd like to ask about delivery.");
  const where = place === undefined ? '' : placeLabel(place);
  const isRental = topic === 'rental' || plan !== undefined || isRentalClass(chosen);
  const rental = isRentalClass(chosen)
    ? `to rent a ${uncapitalized(rentalClasses[chosen].label)}`
    : 'a rental';
  if (dates !== undefined) lines.push(requestInWords(dates));
  else if (plan !== undefined) {
    lines.push(`I'd like to reserve: ${planInWords(plan, carts, place)}.`);
  } else if (isRental) lines.push(`I'd like ${rental}${where && ` in ${where}`}.`);
  else if (place !== undefined) lines.push(`I'm writing from ${where}.`);
  return {
    from: {
      ...(ids.length > 1 ? { vehicles: ids.join(',') } : { vehicle: ids[0] }),
      paint: finish.paint?.slug,
      seats: finish.seats?.slug,
      model: ordered && params.model,
      plan,
      place: place?.slug,
      class: isRentalClass(chosen) ? chosen : undefined,
      count: isRental && carts > 1 ? String(carts) : undefined,
      ...(dates && { from: dates.from, to: dates.to }),
      topic,
    },
    interest: interestOf(topic, isRental),
    message: lines.length === 0 ? '' : `${lines.join('\n')}\n\n`,
  };
}

function finishWords({ paint, seats }: FinishChoice): string | undefined {
  return finishInWords({ paint: paint?.name, seats: seats?.name });
}

function interestLines(vehicles: readonly StockedVehicle[], finish: string | undefined): string[] {
  const [only] = vehicles;
  if (only !== undefined && vehicles.length === 1 && stockStateOf(only).departed !== undefined) {
    return [`Please tell me when one like the ${only.name} comes in.`];
  }
  const names = vehicles.map((vehicle) => {
    const { name, price } = vehicle;
    const note = unavailableOf(vehicle) ?? (price === undefined ? undefined : formatPrice(price));
    return name + (note === undefined ? '' : ` (${note})`);
  });
  if (names.length <= 1) {
    return names.map((name) => `I'm interested in the ${name}${finish ? `, ${finish}` : ''}.`);
  }
  return ["I'm interested in these carts:", ...names.map((name) => `- ${name}`)];
}

/** Dates of the rental planner (spec S11.15). */
function rentalDates(params: Params, today: Today) {
  const { class: chosen = '', count = '', from = '', to = '', place = '' } = params;
  const answer = answerRental({ class: chosen, count, from, to, town: place }, today);
  return answer.kind === 'quote' ? answer : undefined;
}

function interestOf(topic: ContactFrom['topic'], isRental: boolean): Interest {
  if (topic === 'service' || topic === 'parts' || topic === 'trade-in') return topic;
  return isRental ? 'rental' : defaultInterest;
}

/** With the subject and the reference, and nothing of the sender (spec S3.11). */
export async function thankYouAddress(
  site: Pick<Site, 'stock' | 'now'>,
  fields: Readonly<Record<string, string>>,
  id: string,
): Promise<string> {
  const today = todayOf(site);
  const { from } = prefillFrom(fields, await site.stock.current(), today);
  const { wishes } = wishesOf(fields, today);
  return links.thankYouFor({ ...from, ...wishParameters(wishes) }, id);
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
