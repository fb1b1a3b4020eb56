import { business } from '../domain/business.ts';
import type { Written } from './cache/representation.ts';
import { securityHeaders } from './headers/security-headers.ts';

/** Why a request gets no page of the application, and what its sender is told. */
const refusals = {
  400: ['That request can’t be read', 'Please check the link.'],
  403: ['Sent from another site', 'Please send the form from our own page.'],
  405: ['That is not possible here', 'This address can only be read.'],
  408: ['That took too long', 'Your connection was too slow. Please try again.'],
  413: ['That is too long', 'Please send less at once.'],
  414: ['That address is too long', 'Please check the link.'],
  417: ['That is not possible here', 'This server expects nothing special.'],
  431: ['That request is too long', 'Please check the link.'],
  500: ['Something broke on our side', 'Please try again in a minute.'],
  503: ['Too busy just now', 'Please try again in a few seconds.'],
} as const;

export type RefusalStatus = keyof typeof refusals;

/**
 * A small page for requests that never reach the application: malformed, refused, too many or
 * broken. It still says who we are and how to call.
 */
function pageText(status: RefusalStatus): string {
  const [title, text] = refusals[status];
  const { name, phone } = business;
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} | ${name}</title>
<h1>${title}</h1>
<p>${text}</p>
<p>Call us at <a href="tel:${phone.e164}">${phone.shown}</a> or go to the <a href="/">home page</a>.</p>
`;
}

/** The same for a program that asked the API. */
function errorText(status: RefusalStatus): string {
  const error = `${refusals[status].join('. ')} Phone: ${business.phone.shown}.`;
  return JSON.stringify({ error });
}

export interface Refusal {
  readonly status: RefusalStatus;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * The answer to a request for `target` that is refused with this status: a page, or JSON under
 * `/api/`. Complete with security headers, `more` on top of them.
 */
export function refusal(
  status: RefusalStatus,
  target: string,
  siteUrl: string,
  more: Readonly<Record<string, string>> = {},
): Refusal {
  const isApi = target.startsWith('/api/');
  const type = isApi ? 'application/json' : 'text/html; charset=utf-8';
  const headers = {
    ...securityHeaders(siteUrl),
    'content-type': type,
    'cache-control': 'no-store',
    ...more,
  };
  return { status, headers, text: isApi ? errorText(status) : pageText(status) };
}

/** Seconds after which somebody who was turned away may try again. */
export const retryAfter = { 'retry-after': '2' };

/** What is written, without asking anybody, while no more can wait. */
export function turnedAway(target: string, siteUrl: string): Written {
  const { status, headers, text } = refusal(503, target, siteUrl, retryAfter);
  const body = Buffer.from(text);
  return { status, headers: { ...headers, 'content-length': String(body.length) }, body };
}
