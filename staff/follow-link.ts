import { randomUUID } from 'node:crypto';
import type { StaffMail } from '../domain/enquiries/outbox.ts';
import { momentInWords } from '../domain/new-york-time.ts';
import { isStaffAction, type SignLink, type StaffAction } from '../domain/staff-link.ts';
import { isOutage } from '../domain/store-failure.ts';
import { labelDocument } from '../stock/labels/label-page.ts';
import { accept } from './actions/accept.ts';
import { answered, unanswered } from './actions/answered.ts';
import { hold, release, sold } from './actions/cart-status.ts';
import { closed, open } from './actions/closed.ts';
import { undo } from './actions/undo.ts';
import type {
  Follower,
  LinkAction,
  LinkOutcome,
  LinkPage,
  StaffDependencies,
} from './link-action.ts';
import { readToken, signerFor } from './link-token.ts';

const labels: LinkAction = { look: lookAtLabels, act: lookAtLabels };

const actions = { answered, unanswered, hold, release, sold, undo, accept, closed, open, labels };

/** Read-only, because mail programs open links. */
export function lookAtLink(dependencies: StaffDependencies, address: string): Promise<LinkPage> {
  return withLink(dependencies, address, same, async (action, follower, sign) =>
    toPage(await actions[action].look(follower), sign),
  );
}

export function followLink(
  dependencies: StaffDependencies,
  address: string,
  chosen?: string,
): Promise<LinkPage> {
  return withLink(dependencies, address, same, async (action, follower, sign) => {
    const outcome = await actions[action].act({ ...follower, chosen });
    if (outcome.isChange) {
      const key = `link ${randomUUID()}`;
      await dependencies.outbox.queue(key, linkMail(outcome, follower.by), dependencies.now());
      dependencies.onQueued();
    }
    return toPage(outcome, sign);
  });
}

function toPage({ next, isChange: _, ...page }: LinkOutcome, sign: SignLink): LinkPage {
  const path = next && { words: next.words, path: sign(next.action, next.target) };
  return { status: 200, ...page, ...(path && { next: path }) };
}

function linkMail(outcome: LinkOutcome, by: string): StaffMail {
  const { title, facts = [], text, list = [], next } = outcome;
  const [only, ...others] = list;
  const about = only !== undefined && others.length === 0 ? only : facts[0]?.value;
  return {
    subject: about === undefined ? title : `${title}: ${about}`,
    body: [
      `Changed by ${by}:`,
      { heading: title },
      { facts },
      ...text,
      { list },
      ...(next === undefined ? [] : [{ action: { ...next, words: 'Take this back' } }]),
    ],
  };
}

export function labelsOf(
  dependencies: StaffDependencies,
  address: string,
): Promise<string | undefined> {
  return withLink(
    dependencies,
    address,
    () => undefined,
    async (action, follower) => {
      const carts = action === 'labels' ? await cartsToLabel(follower) : [];
      return carts.length === 0
        ? undefined
        : labelDocument(carts, dependencies.siteUrl, dependencies.dealer());
    },
  );
}

/** @param address after `/do/`: `"hold/TOKEN"` */
async function withLink<T>(
  dependencies: StaffDependencies,
  address: string,
  without: (page: LinkPage) => T,
  use: (action: StaffAction, follower: Follower, sign: SignLink) => Promise<T>,
): Promise<T> {
  const [action = '', token = '', ...more] = address.split('/');
  if (!isStaffAction(action) || more.length > 0) return without(noLink);
  const now = dependencies.now();
  try {
    const secret = await dependencies.linkSecret.read();
    const reading = readToken(action, token, secret, now);
    if (reading.kind === 'invalid') return without(noLink);
    const { target, by, until } = reading.claim;
    if (reading.kind === 'ended') return without(endedLink(until));
    const follower = { ...dependencies, target, by: `a link from the mail to ${by}` };
    return await use(action, follower, signerFor(secret, by, now));
  } catch (error) {
    if (isOutage(error)) return without(outage);
    throw error;
  }
}

const same = (page: LinkPage) => page;

/** Ids in the link, separated by spaces; without any, all in stock. */
async function cartsToLabel({ catalogue, target }: Follower) {
  const listed = (await catalogue.list()).filter(({ offer }) => offer.isListed);
  const ids = new Set(target.split(' '));
  return target === '' ? listed : listed.filter(({ id }) => ids.has(id));
}

async function lookAtLabels(follower: Follower): Promise<LinkOutcome> {
  const { length } = await cartsToLabel(follower);
  if (length === 0) {
    return { title: 'No cart is in stock', text: ['There is no label to print.'] };
  }
  return {
    title: 'Print labels',
    text: [
      `${length === 1 ? 'One sheet' : `${length} sheets`}, one for each cart${follower.target === '' ? ' in stock' : ''}: price, facts and a code that leads to its page.`,
      'Print the pages you need from your browser.',
    ],
    button: length === 1 ? 'Show the sheet' : `Show the ${length} sheets`,
  };
}

const noLink: LinkPage = {
  status: 404,
  title: 'This link doesn’t work',
  text: [
    'Part of it is missing, or all links were turned off since we sent it. Nothing was done.',
    'Open it from the email itself, or use a newer email.',
  ],
};

function endedLink(until: Date): LinkPage {
  return {
    status: 410,
    title: 'This link has expired',
    text: [`It worked until ${momentInWords(until)}. Nothing was done. Use a newer email.`],
  };
}

const outage: LinkPage = {
  status: 503,
  title: 'The website can’t reach its data right now',
  text: ['Try again in a minute. Nothing is done twice.'],
};
