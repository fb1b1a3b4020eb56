import { day } from '../../domain/duration.ts';

/**
 * What kept pages are kept under: one day of one stock. A sold cart's page has a last day, the
 * footer a year. Read with every request, so the string is only built when it changes.
 */
export function pageVersion(
  stock: { readonly version: string | undefined },
  now: () => Date,
): () => string {
  let known: { stock?: string; date: number; version: string } = { date: -1, version: '' };
  return () => {
    const date = Math.floor(now().getTime() / day);
    if (known.date !== date || known.stock !== stock.version) {
      known = { stock: stock.version, date, version: `${stock.version} ${date}` };
    }
    return known.version;
  };
}
