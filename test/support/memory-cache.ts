import type { Keeping } from '../../app/offline/keep-pages.ts';

/** A browser's cache in memory, holding these answers by their addresses. */
export function memoryCache(
  answers: Readonly<Record<string, Response>> = {},
): Keeping['cache'] & { paths(): string[] } {
  const kept = new Map(Object.entries(answers));
  const addressOf = (one: RequestInfo | URL) => {
    const address = one instanceof Request ? one.url : String(one);
    return new URL(address, 'https://carts.example').href;
  };
  for (const [address, answer] of Object.entries(answers)) {
    kept.delete(address);
    kept.set(addressOf(address), answer);
  }
  return {
    keys: async () => [...kept.keys()].map((address) => new Request(address)),
    match: async (one) => kept.get(addressOf(one))?.clone(),
    put: async (one, answer) => void kept.set(addressOf(one), answer),
    delete: async (one) => kept.delete(addressOf(one)),
    paths: () => [...kept.keys()].map((address) => address.replace('https://carts.example', '')),
  };
}
