/** `encodeURIComponent` with a readable `+` (`d5-ranger-2+2`). */
export function pathSegment(text: string): string {
  return encodeURIComponent(text).replaceAll('%2B', '+');
}
