/** The answer where a file that is made on request can't be made now. */
export function serviceUnavailable(): Response {
  return new Response('Please ask again in a moment', {
    status: 503,
    headers: { 'retry-after': '10', 'cache-control': 'no-store' },
  });
}
