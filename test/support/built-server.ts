import type { Site } from '../../app/context.ts';
import { refuseStaleBuild } from '../../tools/prepare.mjs';

type Server = typeof import('../../main.ts');

export type { Site };
export type Listening = Awaited<ReturnType<Server['listen']>>;

/**
 * The server of the production build.
 *
 * @throws when the build is of other sources than those that are here now.
 */
export async function builtServer(): Promise<Server> {
  refuseStaleBuild();
  const build = new URL('../../build/server/main.js', import.meta.url);
  return import(/* @vite-ignore */ build.href);
}

/** The class that the built server tells an outage by. */
export const { StoreFailure } = await builtServer();

/** The origin the site is known by in tests. */
export const siteUrl = 'https://carts.example';

/** Answers for a site over a socket, on a free port of this machine. */
export async function listenFor(
  site: Site,
  options: Partial<Parameters<Server['listen']>[1]> = {},
): Promise<Listening> {
  const { listen, createApp } = await builtServer();
  return listen(createApp(site), {
    stock: site.stock,
    port: 0,
    hosts: ['127.0.0.1'],
    siteUrl,
    trustProxy: false,
    log: () => undefined,
    onAnswer: () => undefined,
    ...options,
  });
}
