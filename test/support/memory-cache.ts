import type { Keeping } from '../../app/offline/keep-pages.ts';

/** A browser's cache in memory, holding these answers by their addresses. */
export function memoryCache(
  answers: Readonly<Record<string, Response>> = {},
): Keeping['cache'] & { paths(): string[] } {
  const copies = new Map(Object.entries(answers));
  const addressOf = (one: RequestInfo | URL) => {
    const address = one instanceof Request ? one.url : String(one);
    return new URL(address, 'https://carts.example').href;
  };
  for (const [address, answer] of Object.entries(answers)) {
    copies.delete(address);
    copies.set(addressOf(address), answer);
  }
  return {
    keys: async () => [...copies.keys()].map((address) => new Request(address)),
    match: async (one) => copies.get(addressOf(one))?.clone(),
    put: async (one, answer) => void copies.set(addressOf(one), answer),
    delete: async (one) => copies.delete(addressOf(one)),
    paths: () => [...copies.keys()].map((address) => address.replace('https://carts.example', '')),
  };
}
