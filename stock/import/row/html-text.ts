import { decodeHTMLStrict } from 'entities';

/** HTML that a vendor's system puts into a text, as plain text. */

const markup = /<\/?[a-z][^<>]*>|<!--|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d*);/i;

/**
 * The text without tags: blocks, list items and line breaks become lines, scripts and styles go,
 * entities become characters. Text without markup stays as it is. What was escaped twice is taken
 * apart as well, so that reading a text again changes nothing.
 */
export function htmlText(text: string): string {
  let plain = text;
  for (let times = 0; times < 4 && markup.test(plain); times += 1) plain = withoutMarkup(plain);
  return plain;
}

function withoutMarkup(text: string): string {
  const plain = text
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<\/?(?:p|div|ul|ol|li|br|h[1-6]|tr|table|section|hr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '');
  return decodeHTMLStrict(plain)
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}
