import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { loggedPath } from '../base/request-log.ts';
import { pageNeedsContext, siteContext, todayOf } from './context.ts';
import { pageAssets } from './head/page-assets.ts';
import { type PageFeature, PageFeatures } from './ui/page-features.ts';
import { TodayContext } from './ui/place/today.ts';

/** To one string: twice as fast as a stream, and cached whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
): Response {
  const { withStyle, islandScript, listScript } = pageAssets();
  const features = new Set<PageFeature>();
  const body = renderToString(
    <PageFeatures value={features}>
      <TodayContext value={todayOf(routerContext.get(siteContext))}>
        <ServerRouter context={context} url={request.url} />
      </TodayContext>
    </PageFeatures>,
  );
  const hasScript = features.has('script');
  const { html, styleSource } = withStyle(`<!doctype html>${body}`, hasScript);
  const script = hasScript ? islandScript : listScript;
  const mapFrame = features.has('map-frame');
  routerContext.set(pageNeedsContext, { style: styleSource, script: script.source, mapFrame });
  headers.set('content-type', 'text/html; charset=utf-8');
  const whole = html.replace(/<\/body>(?=<\/html>$)/, () => `${script.html}</body>`);
  return new Response(whole, { status, headers });
}

/** A response thrown by a route (404, 503) is not logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status !== 500;
  if (request.signal.aborted || isAnswer) return;
  const path = loggedPath({ target: new URL(request.url).pathname, status: 500 });
  const stack = error instanceof Error ? error.stack : String(error);
  context.get(siteContext).log('error', 'page failed', { path, error: stack });
};
