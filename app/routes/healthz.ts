import { siteContext } from '../context.ts';
import type { Route } from './+types/healthz.ts';

/** 200 when the site can serve and the store answers, else 503. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  try {
    await context.get(siteContext).checkStore();
    return Response.json({ status: 'ok' }, { headers });
  } catch {
    return Response.json({ status: 'store unavailable' }, { status: 503, headers });
  }
}
