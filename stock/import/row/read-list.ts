import { cleanLine } from '../../../domain/text/clean-text.ts';
import { isBlank, type Read, unreadable } from './read-value.ts';

/**
 * An http or https address, or, where `sitePaths` is true, a path on this site. Spaces are
 * percent-encoded; credentials, other schemes, `//host` and `..` are refused.
 */
export function readAddress(text: string, sitePaths: boolean): Read<string> {
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

/**
 * The entries of a cell that lists several: a JSON array of texts as our own export writes it, or
 * entries separated by `|`, else by line breaks, else by `;`, else by commas. In a list of
 * `addresses` the last two count only before the next address, since an address may contain them.
 */
export function splitList(text: string, addresses = false): readonly string[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('[')) {
    const entries = parsedTexts(trimmed);
    if (entries !== undefined) return entries;
  }
  const next = addresses ? '\\s*(?=https?:|photos/|/|$)' : '';
  const separator = ['\\|', '\\n', `;${next}`, `,${next}`]
    .map((mark) => new RegExp(mark))
    .find((candidate) => candidate.test(trimmed));
  return (separator === undefined ? [trimmed] : trimmed.split(separator))
    .map(cleanLine)
    .filter((entry) => entry !== '');
}

function parsedTexts(text: string): readonly string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isTexts = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
    return isTexts ? value.map(cleanLine).filter((entry) => entry !== '') : undefined;
  } catch {
    return undefined;
  }
}
