import { defaultInterest, type Interest } from '../../domain/contact/message.ts';
import { formatPrice } from '../../domain/money.ts';
import { findPlace } from '../../domain/places/find-place.ts';
import { placeLabel } from '../../domain/places/place.ts';
import { findPlan, planInWords } from '../../domain/rentals/plan-names.ts';
import type { Stock } from '../../stock/watch-stock.ts';
import { type ContactFrom, contactTopics } from '../links.ts';

/** Where a visitor of the contact page comes from, and the words their message starts with. */
export interface Prefill {
  readonly from: ContactFrom;
  readonly interest: Interest;
  readonly message: string;
}

/** Reads the contact page's parameters. What does not exist is left out, not an error. */
export function prefillFrom(params: URLSearchParams, stock: Stock | undefined): Prefill {
  const vehicle = stock?.byId.get(params.get('vehicle') ?? '');
  const place = findPlace(params.get('place') ?? '')?.place;
  const planKey = params.get('plan') ?? '';
  const plan = findPlan(planKey) === undefined ? undefined : planKey;
  const topic = contactTopics.find((known) => known === params.get('topic'));
  const lines: string[] = [];
  if (vehicle !== undefined) {
    const price = vehicle.price === undefined ? '' : ` (${formatPrice(vehicle.price)})`;
    lines.push(`I'm interested in the ${vehicle.name}${price}.`);
  }
  if (topic === 'test-drive') lines.push("I'd like to schedule a test drive.");
  const where = place === undefined ? '' : placeLabel(place);
  if (plan !== undefined) lines.push(`I'd like to reserve: ${planInWords(plan, place)}.`);
  else if (topic === 'rental') lines.push(`I'd like to rent a cart${where && ` in ${where}`}.`);
  else if (place !== undefined) lines.push(`I'm writing from ${where}.`);
  return {
    from: { vehicle: vehicle?.id, plan, place: place?.slug, topic },
    interest: interestOf(topic, plan),
    message: lines.length === 0 ? '' : `${lines.join('\n')}\n\n`,
  };
}

/** The choice of the form that fits; rentals have none of their own (specification 000 §5). */
function interestOf(topic: ContactFrom['topic'], plan: string | undefined): Interest {
  if (topic === 'service') return 'service';
  return plan !== undefined || topic === 'rental' ? 'general' : defaultInterest;
}
