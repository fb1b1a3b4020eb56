/**
 * Text from outside (a form, a stock file, a mail server) made plain before it is kept or sent on.
 * The rest can still be HTML or a formula: writing it into a page, XML or CSV escapes it
 * there.
 */

/**
 * Characters no listing and no message needs: C0 and C1 controls (line breaks and tabs become
 * spaces or lines first), marks, overrides and isolates of text direction, invisible joiners, byte
 * order marks, and the code points Unicode calls noncharacters. The joiners inside emoji and
 * Persian words (U+200C, U+200D) stay.
 */
const unwanted =
  /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB\p{Noncharacter_Code_Point}]/gu;

/**
 * One line: line breaks, tabs and runs of spaces become one space, unwanted characters are removed,
 * a lone surrogate becomes U+FFFD, and the ends are trimmed.
 */
export function cleanLine(text: string): string {
  return wellFormed(text)
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(unwanted, '')
    .replace(/[ \u00A0]+/g, ' ')
    .trim();
}

/** `String.toWellFormed`, which Safari 15.4 and Chrome 109 lack. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
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

/**
 * Text without the invisible characters that change its direction (embeddings, overrides,
 * isolates): with them a line can show something else than it says.
 */
export function withoutOverrides(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}
