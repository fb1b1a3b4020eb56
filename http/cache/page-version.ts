import { hour } from '../../domain/duration.ts';
import { newYorkTime } from '../../domain/new-york-time.ts';

/**
 * What kept pages are kept under: one day in New York of one stock. A sold cart's page has a last
 * day, the footer a year. Read with every request, so the date is only looked up once an hour: New
 * York's days begin with an hour of UTC.
 */
export function pageVersion(
  stock: { readonly version: string | undefined },
  now: () => Date,
): () => string {
  let last: { stock?: string; hours: number; version: string } = { hours: -1, version: '' };
  return () => {
    const at = now();
    const hours = Math.floor(at.getTime() / hour);
    if (last.hours !== hours || last.stock !== stock.version) {
      const version = `${stock.version} ${newYorkTime(at).date}`;
      last = { stock: stock.version, hours, version };
    }
    return last.version;
  };
}
