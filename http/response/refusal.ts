import { business } from '../../domain/dealer/business/identity.ts';
import type { Phone } from '../../domain/dealer/showroom.ts';
import type { StockWatch } from '../../stock/watch-stock.ts';
import type { RoutePolicy } from '../route-policy.ts';
import type { Representation } from './representation.ts';
import { securityHeaders } from './security-headers.ts';

const refusals = {
  400: ['That request can’t be read', 'Please check the link.'],
  403: ['Sent from another site', 'Please send the form from our own page.'],
  405: ['That is not possible here', 'This address does not take that kind of request.'],
  408: ['That took too long', 'Your connection was too slow. Please try again.'],
  413: ['That is too long', 'Please send less at once.'],
  414: ['That address is too long', 'Please check the link.'],
  417: ['That is not possible here', 'This server expects nothing special.'],
  431: ['That request is too long', 'Please check the link.'],
  500: [
    'Something broke on our side',
    'Please try again in a minute. What you typed into a form is still there when you go back.',
  ],
  503: [
    'Too busy just now',
    'Please try again in a few seconds. What you typed into a form is still there when you go back.',
  ],
} as const;

export type RefusalStatus = keyof typeof refusals;

/** For requests that never reach the application. */
function pageText(status: RefusalStatus, phone: Phone): string {
  const [title, text] = refusals[status];
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} | ${business.name}</title>
<h1>${title}</h1>
<p>${text}</p>
<p>Call us at <a href="tel:${phone.e164}">${phone.shown}</a> or go to the <a href="/">home page</a>.</p>
`;
}

function errorText(status: RefusalStatus, { shown }: Phone): string {
  const error = `${refusals[status].join('. ')} Phone: ${shown}.`;
  return JSON.stringify({ error });
}

export interface RefusingSite {
  readonly siteUrl: string;
  readonly stock: Pick<StockWatch, 'dealer'>;
}

export function refusal(
  status: RefusalStatus,
  errors: RoutePolicy['errors'],
  { siteUrl, stock }: RefusingSite,
  more: Readonly<Record<string, string>> = {},
): Representation {
  const body = Buffer.from((errors === 'json' ? errorText : pageText)(status, stock.dealer.phone));
  const headers = {
    ...securityHeaders(siteUrl),
    'content-type': errors === 'json' ? 'application/json' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(body.length),
    ...more,
  };
  return { status, headers, body };
}

export const retrySoon = { 'retry-after': '2' };
