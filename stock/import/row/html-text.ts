import { decodeHTMLStrict } from 'entities';

const markup = /<\/?[a-z][^<>]*>|<!--|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d*);/i;

/** HTML, Markdown and escaped breaks as plain text, in lines or with commas; idempotent. */
export function htmlText(text: string, isLines = false): string {
  let plain = text;
  for (let times = 0; times < 4 && markup.test(plain); times += 1) plain = withoutMarkup(plain);
  if (plain !== text && !isLines) plain = plain.replace(/(?<=[^\s:;,.])\n+/g, ', ');
  return isLines ? withoutMarks(plain) : plain;
}

function withoutMarkup(text: string): string {
  const plain = text
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/(?<=[^\s:])<\/t[dh]>\s*(?=<t[dh]\b)/gi, ': ')
    .replace(/<\/?(?:p|div|ul|ol|li|br|h[1-6]|tr|table|section|hr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '');
  return decodeHTMLStrict(plain)
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}

function withoutMarks(text: string): string {
  return text
    .replace(/\\r\\n|\\n|\\r/g, '\n')
    .replace(/\\([*_\-#~`[\]().!+])/g, '$1')
    .replace(/\*{3,}/g, ' ')
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/^[ \t]*(?:[*+•-]|#{1,6})[ \t]+/gm, '')
    .replace(/!?\[([^[\]\n]{0,200})\]\((?:https?:|\/)[^()\s]{0,500}\)/g, '$1')
    .replace(
      /\[\/?(?:b|i|u|s|h\d|list|size|color|center|quote|url|img)(?:=[^[\]\n]{0,100})?\]/gi,
      '',
    );
}
