export const maxShortlist = 24;

/** `carts=a,b` or `carts=a&carts=b`, each once and in order. */
export function shortlistIds(params: URLSearchParams): readonly string[] {
  const ids = params.getAll('carts').flatMap((value) => value.split(','));
  return [...new Set(ids.map((id) => id.trim()).filter((id) => id !== ''))].slice(0, maxShortlist);
}
