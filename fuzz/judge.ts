import type { Asked } from './requests.ts';
import { probe } from './texts.ts';

const expected = new Set([
  200, 201, 206, 301, 303, 304, 400, 403, 404, 405, 410, 413, 414, 415, 416, 429,
]);

/** Describes what is wrong with an answer; `undefined` where nothing is. */
export async function judge(input: Asked, response: Response): Promise<string | undefined> {
  const { status, headers } = response;
  const isPicture = input.address.toLowerCase().includes('social');
  if (!expected.has(status) && !(status === 503 && isPicture)) return `status ${status}`;
  if (status === 304 && input.headers['if-none-match'] === undefined) return '304 unasked';
  if ((status === 206 || status === 416) && input.headers.range === undefined)
    return 'part unasked';
  if (!headers.get('content-security-policy')?.startsWith("default-src 'none'")) return 'no policy';
  if (headers.get('x-content-type-options') !== 'nosniff') return 'no nosniff';
  if (headers.get('x-injected') !== null) return 'injected header';
  const location = headers.get('location');
  if (location !== null && !/^\/(?!\/)/.test(location)) return `leads to ${location}`;

  const bytes = Buffer.from(await response.arrayBuffer());
  if (input.method === 'HEAD' && bytes.length > 0) return 'a body with HEAD';
  const length = headers.get('content-length');
  if (input.method !== 'HEAD' && length !== null && Number(length) !== bytes.length) {
    return `content-length ${length} for ${bytes.length} bytes`;
  }
  if (headers.get('content-encoding') !== null || status === 206) return undefined;
  const type = headers.get('content-type') ?? '';
  const output = bytes.toString();
  if (/html|xml|svg/.test(type) && output.includes(probe)) return `${probe} came out as markup`;
  if (type.startsWith('application/json') && output !== '') {
    try {
      JSON.parse(output);
    } catch {
      return 'JSON that is none';
    }
  }
  return undefined;
}
