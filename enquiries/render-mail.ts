import { colors } from '../domain/dealer/business/colors.ts';
import type { MailFact, MailItem, MailPart } from '../domain/mail.ts';
import type { SignLink, StaffLink } from '../domain/staff-link.ts';
import { cleanLine, cleanText } from '../domain/text/clean-text.ts';
import { xmlText } from '../domain/text/xml-text.ts';

type ReadyPart = Exclude<MailPart, { readonly action: StaffLink }>;

/** Drops empty lists. Without `sign`, a link becomes its command, if any. */
export function signParts(
  parts: readonly MailPart[],
  siteUrl: string,
  sign?: SignLink,
): readonly ReadyPart[] {
  return parts.flatMap((part): readonly ReadyPart[] => {
    if (typeof part === 'string') return [part];
    if ('list' in part && part.list.length === 0) return [];
    if (!('action' in part)) return [part];
    const { words, action, target, command } = part.action;
    if (sign !== undefined) return [{ words, href: siteUrl + sign(action, target) }];
    return command === undefined ? [] : [`${words}: ${command}`];
  });
}

const labelWidth = 12;

const endOfQuote = '-'.repeat(40);

/** Parts are separated by an empty line, except after a heading and "these:". */
export function mailText(parts: readonly ReadyPart[]): string {
  const texts = parts.map((part) => {
    const isOpening = typeof part === 'string' ? part.endsWith(':') : 'heading' in part;
    return `${partText(part)}${isOpening ? '\n' : '\n\n'}`;
  });
  return `${texts.join('').trimEnd()}\n`;
}

function partText(part: ReadyPart): string {
  if (typeof part === 'string') return cleanText(part);
  if ('heading' in part) return cleanLine(part.heading);
  if ('quote' in part) return `${cleanText(part.quote)}\n\n${endOfQuote}`;
  if ('facts' in part) return part.facts.map(factText).join('\n');
  if ('list' in part) return part.list.map(itemText).join('\n');
  return `${cleanLine(part.words)}:\n${part.href}`;
}

function itemText(item: MailItem): string {
  if (typeof item === 'string') return `- ${cleanLine(item)}`;
  return `- ${cleanLine(item.words)}\n  ${item.href}`;
}

function factText({ label, value, href }: MailFact): string {
  const lines = [...cleanText(value).split('\n'), ...(href === undefined ? [] : [href])];
  return `${cleanLine(label)} `.padEnd(labelWidth) + lines.join(`\n${' '.repeat(labelWidth)}`);
}

/** Inline styles and no external resources; only buttons have colors, for dark backgrounds. */
export function mailHtml(parts: readonly ReadyPart[]): string {
  const body = parts.map(partHtml).join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title></title></head>
<body style="margin:0;padding:16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;overflow-wrap:break-word">
${body}
</div>
</body>
</html>
`;
}

const { evergreen, onEvergreen } = colors.light;

const styles = {
  block: 'margin:0 0 16px',
  heading: 'margin:24px 0 8px;font-size:18px;line-height:1.3',
  quote: `margin:0 0 24px;padding:4px 0 4px 14px;border-left:4px solid ${evergreen};font-size:18px`,
  list: 'margin:0 0 16px;padding-left:20px',
  facts: 'margin:0 0 16px;border-collapse:collapse;font-size:inherit;line-height:inherit',
  label:
    'padding:2px 16px 2px 0;white-space:nowrap;text-align:left;vertical-align:top;font-weight:normal;opacity:.75',
  value: 'padding:2px 0;vertical-align:top;overflow-wrap:anywhere',
  button: `display:inline-block;padding:11px 20px;border-radius:6px;background:${evergreen};color:${onEvergreen};font-weight:600;text-decoration:none`,
} as const;

function partHtml(part: ReadyPart): string {
  if (typeof part === 'string') return element('p', 'block', linesHtml(part));
  if ('heading' in part) return element('h2', 'heading', xmlText(cleanLine(part.heading)));
  if ('quote' in part) return element('blockquote', 'quote', linesHtml(part.quote));
  if ('list' in part) return element('ul', 'list', part.list.map(itemHtml).join(''));
  if ('facts' in part) return element('table', 'facts', part.facts.map(factHtml).join(''));
  const button = `<a href="${xmlText(part.href)}" style="${styles.button}">${xmlText(cleanLine(part.words))}</a>`;
  return element('p', 'block', button);
}

function itemHtml(item: MailItem): string {
  if (typeof item === 'string') return `<li>${xmlText(cleanLine(item))}</li>`;
  return `<li>${linkHtml(item.href, xmlText(cleanLine(item.words)))}</li>`;
}

function factHtml({ label, value, href }: MailFact): string {
  const words = linesHtml(value);
  const cell = href === undefined ? words : linkHtml(href, words);
  return `<tr>${element('th', 'label', xmlText(cleanLine(label)))}${element('td', 'value', cell)}</tr>`;
}

function linkHtml(href: string, html: string): string {
  return `<a href="${xmlText(href)}">${html}</a>`;
}

function linesHtml(text: string): string {
  return xmlText(cleanText(text)).replaceAll('\n', '<br>\n');
}

function element(tag: string, style: keyof typeof styles, html: string): string {
  return `<${tag} style="${styles[style]}">${html}</${tag}>`;
}
