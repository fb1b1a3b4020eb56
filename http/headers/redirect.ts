/** Sends whoever wrote an address another way to the right one. */
export function redirect(to: string): Response {
  return new Response(null, {
    status: 301,
    headers: { location: to, 'cache-control': 'public, max-age=3600' },
  });
}
