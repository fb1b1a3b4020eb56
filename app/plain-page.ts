import { business } from '../domain/business.ts';

/**
 * A small page for requests that never reach the application: malformed, refused or broken.
 * It still says who we are and how to call.
 */
export function plainPage(status: number, title: string, text: string): Response {
  const { name, phone } = business;
  const html = `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} | ${name}</title>
<h1>${title}</h1>
<p>${text}</p>
<p>Call us at <a href="tel:${phone.e164}">${phone.shown}</a> or go to the <a href="/">home page</a>.</p>
`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
