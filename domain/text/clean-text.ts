/**
 * Controls, direction marks, invisible joiners, byte order marks and noncharacters; U+200C and U+200D
 * stay for emoji and Persian words.
 */
const unwanted =
  /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB\p{Noncharacter_Code_Point}]/gu;

/** Line breaks, tabs and runs of spaces become one space; a lone surrogate becomes U+FFFD. */
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

/** {@link cleanLine} for each line, with at most one empty line between two. */
export function cleanText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Without characters that change text direction and can disguise a line. */
export function withoutOverrides(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}
