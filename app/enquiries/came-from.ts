/** Path on this site; the forms' routes are personal with `referer`. */
export function cameFrom(request: Request): string | undefined {
  try {
    const from = new URL(request.headers.get('referer') ?? '');
    return from.host === new URL(request.url).host ? from.pathname : undefined;
  } catch {
    return undefined;
  }
}
