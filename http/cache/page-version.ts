const dayMs = 24 * 60 * 60 * 1000;

/**
 * What kept pages are kept under: one day of one stock. A sold cart's page has a last day, the
 * footer a year. Read with every request, so the string is only built when it changes.
 */
export function pageVersion(
  stock: { readonly version: string | undefined },
  now: () => Date,
): () => string {
  let known: { stock?: string; day: number; version: string } = { day: -1, version: '' };
  return () => {
    const day = Math.floor(now().getTime() / dayMs);
    if (known.day !== day || known.stock !== stock.version) {
      known = { stock: stock.version, day, version: `${stock.version} ${day}` };
    }
    return known.version;
  };
}
