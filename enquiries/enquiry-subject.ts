import type { Today } from '../domain/dealer/dealer.ts';
import type { Place } from '../domain/dealer/place.ts';
import {
  type ContactParameter,
  type ContactTopic,
  contactTopics,
} from '../domain/enquiries/contact-parameters.ts';
import { maxEnquiryVehicles } from '../domain/enquiries/enquiry.ts';
import { cartsOf } from '../domain/enquiries/rental-carts.ts';
import { findPlace } from '../domain/places/find-place.ts';
import { findPlan } from '../domain/rentals/plan-names.ts';
import {
  answerRental,
  isRentalClass,
  type RentalClass,
  type RentalQuote,
  rentalInWords,
} from '../domain/rentals/rental-request.ts';
import { orderedName } from '../domain/stock/known-models/ordered-model.ts';
import { chosenFinish, type FinishChoice, finishListOf } from '../domain/stock/pictures/finish.ts';
import type { StockedVehicle } from '../domain/stock/vehicle.ts';
import { findVehicle } from '../domain/stock/vehicle-key.ts';

/** Of a form, JSON or an address, as sent. */
export type Fields = Readonly<Record<string, unknown>>;

/** State of the site when a request arrives. */
export interface Arrival {
  readonly now: Date;
  readonly today: Today;
  /** Absent before the store's first answer; the contact form works without it. */
  readonly stock?: { readonly byId: ReadonlyMap<string, StockedVehicle> };
}

/** Carts, places and rentals of an address or form (spec S15.6), without unknown ones. */
export interface EnquirySubject {
  readonly vehicles: readonly StockedVehicle[];
  /** Of a single vehicle (spec S10.4). */
  readonly finish: FinishChoice;
  readonly topic?: ContactTopic;
  readonly place?: Place;
  /** A model or series without stock. */
  readonly ordered?: { readonly id: string; readonly name: string };
  readonly plan?: string;
  readonly rentalClass?: RentalClass;
  readonly carts: number;
  /** Of the planner's dates. */
  readonly quote?: RentalQuote;
  readonly rental?: string;
}

export function parseSubject(fields: Fields, { stock, today }: Arrival): EnquirySubject {
  const text = (name: ContactParameter) => textOf(fields[name]);
  const byId = vehicleIdsOf(fields).map((id) => stock && findVehicle(stock.byId, id));
  // Two addresses may lead to one cart.
  const vehicles = [...new Set(byId)].filter((vehicle) => vehicle !== undefined);
  const place = findPlace(text('place'))?.place;
  const [chosen, plan, model] = [text('class'), text('plan'), text('model')];
  const name = orderedName(model);
  const dates = { class: chosen, count: text('count'), from: text('from'), to: text('to') };
  const answer = answerRental({ ...dates, town: text('place') }, today);
  const rental = {
    plan: findPlan(plan) && plan,
    rentalClass: isRentalClass(chosen) ? chosen : undefined,
    carts: cartsOf(text('count')) ?? 1,
    quote: answer.kind === 'quote' ? answer : undefined,
  };
  return {
    vehicles,
    finish: finishOf(vehicles, { paint: text('paint'), seats: text('seats') }),
    topic: contactTopics.find((topic) => topic === fields.topic),
    place,
    ordered: name === undefined ? undefined : { id: model, name },
    ...rental,
    rental: rentalInWords({ ...rental, place }),
  };
}

/** Distinct ids of `vehicle` and the comma-separated `vehicles`. */
export function vehicleIdsOf({ vehicle, vehicles }: Fields): readonly string[] {
  const ids = [textOf(vehicle), ...textOf(vehicles).split(',')].map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))].slice(0, maxEnquiryVehicles);
}

function finishOf(
  [vehicle, ...others]: readonly StockedVehicle[],
  sent: Parameters<typeof chosenFinish>[1],
): FinishChoice {
  if (vehicle === undefined || others.length > 0) return {};
  return chosenFinish(finishListOf(vehicle), sent);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
