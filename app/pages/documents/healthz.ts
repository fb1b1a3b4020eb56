import { within } from '../../../base/deadline.ts';
import { isOutage, StoreFailure } from '../../../domain/store-failure.ts';
import { siteContext } from '../../context.ts';
import type { Route } from './+types/healthz.ts';

const timeoutMs = 2_000;

/** 200, or 503 while stopping or without the store (spec S16.3). */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { isStopping, checkStore } = context.get(siteContext);
  if (isStopping()) return health(503, 'stopping');
  try {
    await within(timeoutMs, checkStore(), StoreFailure);
    return health(200, 'ok');
  } catch (error) {
    if (!isOutage(error)) throw error;
    return health(503, 'store unavailable');
  }
}

function health(status: number, text: string): Response {
  return Response.json({ status: text }, { status, headers: { 'cache-control': 'no-store' } });
}
