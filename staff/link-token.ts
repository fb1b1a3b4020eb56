import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  hasMailLinks,
  type LinkSecret,
  linkLife,
  type MailLinkSettings,
  type OpenLinks,
  type SignLink,
  type StaffAction,
} from '../domain/staff-link.ts';

interface LinkClaim {
  readonly action: StaffAction;
  /** An id or a number; empty for all. */
  readonly target: string;
  readonly by: string;
  readonly until: Date;
}

type TokenReading =
  | { readonly kind: 'valid'; readonly claim: LinkClaim }
  | { readonly kind: 'ended'; readonly claim: LinkClaim }
  /** Cut off, changed, of another action, or of another secret. */
  | { readonly kind: 'invalid' };

/** 132 bits in Base64. */
const signatureLength = 22;

export function signToken(claim: LinkClaim, secret: string): string {
  const { action, target, by, until } = claim;
  const content = [target, by, Math.round(until.getTime() / 1000)];
  const body = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${body}.${signatureOf(action, body, secret)}`;
}

/** The signature covers the action. */
export function readToken(
  action: StaffAction,
  token: string,
  secret: string,
  now: Date,
): TokenReading {
  const [body = '', signature = '', ...more] = token.split('.');
  const expected = Buffer.from(signatureOf(action, body, secret));
  const received = Buffer.from(signature);
  const isSigned = received.length === expected.length && timingSafeEqual(received, expected);
  if (!isSigned || more.length > 0) return { kind: 'invalid' };
  const [target, by, seconds] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    string,
    string,
    number,
  ];
  const until = new Date(seconds * 1000);
  return { kind: now <= until ? 'valid' : 'ended', claim: { action, target, by, until } };
}

function signatureOf(action: StaffAction, body: string, secret: string): string {
  const hash = createHmac('sha256', secret).update(`${action} ${body}`).digest('base64url');
  return hash.slice(0, signatureLength);
}

export function signerFor(secret: string, by: string, now: Date): SignLink {
  return (action, target) => {
    const until = new Date(now.getTime() + linkLife(action));
    return `/do/${action}/${signToken({ action, target, by, until }, secret)}`;
  };
}

/** Undefined where `MAIL_LINKS` is off (spec S26.7). */
export function openLinks(
  settings: MailLinkSettings,
  linkSecret: Pick<LinkSecret, 'read'>,
): OpenLinks | undefined {
  if (!hasMailLinks(settings)) return undefined;
  return async () => {
    const secret = await linkSecret.read();
    return (by) => signerFor(secret, by, new Date());
  };
}
