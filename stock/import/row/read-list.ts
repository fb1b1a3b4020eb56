import { cleanLine } from '../../../domain/text/clean-text.ts';
import { isBlank, type Read, unreadable } from './read-value.ts';

/** http(s), or (`sitePaths`) a path on this site; no credentials, `//host` and `..`. */
export function readUrl(text: string, sitePaths: boolean): Read<string> {
  if (isBlank(text)) return undefined;
  const address = text.replaceAll(' ', '%20');
  if (/[<>"'`\\\s]/.test(address)) return unreadable;
  if (sitePaths && /^\/(?!\/)/.test(address)) {
    return address.split(/[?#]/, 1)[0]?.split('/').includes('..') ? unreadable : address;
  }
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return unreadable;
  const { username, password } = new URL(address);
  return username === '' && password === '' ? address : unreadable;
}

/** Too many for any field. */
export const maxEntries = 1000;

const pictureEnding = /\.(?:jpe?g|png|webp|avif|tiff?|gif|hei[cf])$/i;

/**
 * JSON, or separated by `|`, line breaks, `;` or commas, the first that occurs. Among `pictures`
 * the last two need an address behind them.
 */
export function splitList(text: string, pictures = false): readonly string[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('[')) {
    const entries = parsedTexts(trimmed);
    if (entries !== undefined) return entries;
  }
  const next = pictures && /:\/\/|^\//.test(trimmed) ? '\\s*(?=https?:|photos/|/|$)' : '';
  const separator = ['\\|', '\\n', `;${next}`, `,${next}`]
    .map((mark) => new RegExp(mark))
    .find((candidate) => candidate.test(trimmed));
  const entries = separator === undefined ? [trimmed] : trimmed.split(separator, maxEntries);
  return entries
    .flatMap((entry) => (pictures ? fileNames(cleanLine(entry)) : [cleanLine(entry)]))
    .filter((entry) => entry !== '');
}

function fileNames(entry: string): readonly string[] {
  const parts = entry.split(' ', maxEntries);
  return parts.length > 1 && parts.every((part) => pictureEnding.test(part)) ? parts : [entry];
}

function parsedTexts(text: string): readonly string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isTexts = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
    if (!isTexts) return undefined;
    return value
      .slice(0, maxEntries)
      .map(cleanLine)
      .filter((entry) => entry !== '');
  } catch {
    return undefined;
  }
}
