/**
 * Text from outside is made plain before it is kept or sent on. What is left can still be HTML or
 * a formula: whoever writes it into a page, XML or CSV escapes it there.
 */

/**
 * Characters no listing needs: C0 and C1 controls (tab and line feed are dealt with apart), the
 * directional overrides and isolates that make text read backwards, invisible joiners, byte order
 * marks, and the code points Unicode calls noncharacters.
 */
const unwanted =
  /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB\p{Noncharacter_Code_Point}]/gu;

/**
 * One line: line breaks, tabs and runs of spaces become a space, unwanted characters go, the ends
 * are trimmed.
 */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(unwanted, '')
    .replace(/[ \u00A0]+/g, ' ')
    .trim();
}

/** Several lines: as {@link cleanLine} for each, with at most one empty line between two. */
export function cleanText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
