import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { loggedPath } from '../observability/request-log.ts';
import { pageFeaturesContext, siteContext, styleSourceContext } from './context.ts';
import { pageAssets } from './head/page-assets.ts';
import { PageFeatures } from './ui/page-features.ts';

/**
 * Renders a page to one string: it is cached whole, and a string renders twice as fast as a stream.
 * A page that needs the script gets its loader at the end; other pages have none.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
): Response {
  const { withStyle, scripts } = pageAssets();
  const features = routerContext.get(pageFeaturesContext);
  const body = renderToString(
    <PageFeatures value={features}>
      <ServerRouter context={context} url={request.url} />
    </PageFeatures>,
  );
  const { html, styleSource } = withStyle(`<!doctype html>${body}`, features.has('script'));
  routerContext.set(styleSourceContext, styleSource);
  headers.set('content-type', 'text/html; charset=utf-8');
  const whole = features.has('script')
    ? html.replace(/<\/body>(?=<\/html>$)/, `${scripts}</body>`)
    : html;
  return new Response(whole, { status, headers });
}

/** Logs bugs. A response thrown by a route (404, 503 without the stock) is not one. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status !== 500;
  if (request.signal.aborted || isAnswer) return;
  const path = loggedPath({ target: new URL(request.url).pathname, status: 500 });
  const stack = error instanceof Error ? error.stack : String(error);
  context.get(siteContext).log('error', 'page failed', { path, error: stack });
};
