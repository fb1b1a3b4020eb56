import { createHash, randomUUID } from 'node:crypto';
import type { Site } from '../app/context.ts';
import { createConcurrencyLimiter, Overloaded } from '../concurrency/concurrency-limiter.ts';
import { within } from '../concurrency/deadline.ts';
import { conditionOf, type StockedVehicle } from '../domain/catalogue/vehicle.ts';
import {
  campaignParameters,
  type Lead,
  type LeadSource,
  type LeadVehicle,
  maxCampaignLength,
  maxPageLength,
} from '../domain/contact/lead.ts';
import { type ContactMessage, type FieldErrors, parseMessage } from '../domain/contact/message.ts';
import { honeypotField, limits, networkOf, spamReason } from '../domain/contact/screening.ts';
import { findPlace } from '../domain/places/find-place.ts';
import { planInWords } from '../domain/rentals/plan-names.ts';
import { isOutage } from '../domain/store-failure.ts';
import { cleanLine } from '../domain/text/clean-text.ts';

/** What became of an enquiry. Only `kept` is stored for delivery or set aside. */
export type Received =
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable' };

/** Fields of an enquiry as they arrive: from a form, or from JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Milliseconds a visitor waits for the store. What it keeps later than that it keeps once: the same
 * message sent again is known.
 */
const patience = 8_000;

/** What this process asks of the store at once, and what may wait for it. */
const gate = createConcurrencyLimiter({ running: 16, waiting: 256, patience });

/**
 * Judges an enquiry, screens it for spam and keeps it, in one transaction and before the answer.
 * The same form sent twice with the same words is kept once.
 */
export async function receiveEnquiry(
  site: Site,
  fields: Fields,
  address: string,
): Promise<Received> {
  const parsed = parseMessage(fields);
  if (!parsed.ok) return { kind: 'invalid', errors: parsed.errors };
  try {
    const received = await within(
      patience,
      gate.run(() => keep(site, fields, parsed.message, address)),
    );
    site.enquiryTrouble.end();
    return received;
  } catch (error) {
    if (!(isOutage(error) || error instanceof Overloaded)) throw error;
    site.enquiryTrouble.meet(error);
    return { kind: 'unavailable' };
  }
}

async function keep(
  site: Site,
  fields: Fields,
  message: ContactMessage,
  address: string,
): Promise<Received> {
  const now = site.now();
  const { windowSeconds, perAddress } = limits;
  const count = await site.rate.hit(`enquiry ${networkOf(address)}`, windowSeconds, now);
  const countOverall = await site.rate.hit('enquiry', windowSeconds, now);
  const limited = count > perAddress;
  // What is refused twice over is not even set aside: the store must stay bounded.
  if (count <= 2 * perAddress) {
    const lead: Lead = {
      ...message,
      id: randomUUID(),
      receivedAt: now.toISOString(),
      ...(await subjectOf(site, fields)),
      source: sourceOf(fields),
      spam: limited
        ? 'rate-limit'
        : spamReason({
            honeypot: text(fields[honeypotField]),
            fillMs: fillTime(fields.started, now),
            countOverall,
          }),
    };
    const deliveries = lead.spam === undefined ? site.deliveries : [];
    const kept = await site.inbox.keep(lead, submissionKey(fields, lead), deliveries);
    if (!limited) {
      site.onEnquiry();
      return { kind: 'kept', id: kept.id };
    }
  }
  return { kind: 'limited', retryAfterSeconds: windowSeconds };
}

/** The vehicle and plan an enquiry is about, when the form names ones that exist. */
async function subjectOf(site: Site, fields: Fields): Promise<Pick<Lead, 'vehicle' | 'plan'>> {
  const id = text(fields.vehicle);
  const vehicle = id === '' ? undefined : (await site.stock.current())?.byId.get(id);
  const place = findPlace(text(fields.place))?.place;
  return {
    vehicle: vehicle === undefined ? undefined : leadVehicle(vehicle),
    plan: planInWords(text(fields.plan), place),
  };
}

function leadVehicle(vehicle: StockedVehicle): LeadVehicle {
  const { id, name, brand, year, vin, stockNumber, price } = vehicle;
  return { id, name, brand, year, vin, stockNumber, price, condition: conditionOf(vehicle) };
}

function sourceOf(fields: Fields): LeadSource {
  const page = cleanLine(text(fields.page)).slice(0, maxPageLength);
  return {
    page: page.startsWith('/') ? page : undefined,
    firstCampaign: campaign(fields.firstCampaign),
    lastCampaign: campaign(fields.lastCampaign),
  };
}

/** The allowed parameters of a campaign, each cut to its length. */
function campaign(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = new Map(Object.entries(value));
  const kept = campaignParameters
    .map((name) => [name, cleanLine(text(given.get(name))).slice(0, maxCampaignLength)] as const)
    .filter(([, content]) => content !== '');
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Milliseconds since the form was made; unknown when it does not say or says nonsense. */
function fillTime(started: unknown, now: Date): number | undefined {
  const at = Number(text(started));
  const elapsed = now.getTime() - at;
  return at > 0 && elapsed >= 0 ? elapsed : undefined;
}

/**
 * One form sent twice is one enquiry; the same form with other words (after Back) is another. A
 * sender that brings no form id is told apart by its words and the day.
 */
function submissionKey(fields: Fields, lead: Lead): string {
  const form = text(fields.submission).slice(0, 100) || lead.receivedAt.slice(0, 10);
  const { firstName, lastName, email, phone, interest, message, vehicle, plan } = lead;
  const words = [form, firstName, lastName, email, phone, interest, message, vehicle?.id, plan];
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
