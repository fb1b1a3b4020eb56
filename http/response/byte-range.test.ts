import { expect, test } from 'vitest';
import { partFor, readRange } from './byte-range.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=4-400', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes= 9 - 9', { start: 9, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=3-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['bytes=0x1-2', undefined],
  ['lines=0-3', undefined],
  ['', undefined],
  [undefined, undefined],
])('of ten bytes, %j is %j', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

const whole = { 'content-type': 'image/png', 'content-length': '10', etag: '"a"' };
const get = (headers: Record<string, string>, method = 'GET') => ({
  method,
  header: (name: string) => headers[name],
});

test('a part has Content-Range', () => {
  const part = partFor(get({ range: 'bytes=2-4' }), whole, 10);
  expect(part).toMatchObject({ status: 206, range: { start: 2, end: 4 } });
  expect(part.headers).toMatchObject({ 'content-length': '3', 'content-range': 'bytes 2-4/10' });
});

test('a range counts only while If-Range names the same bytes', () => {
  expect(partFor(get({ range: 'bytes=2-4', 'if-range': '"a"' }), whole, 10).status).toBe(206);
  expect(partFor(get({ range: 'bytes=2-4', 'if-range': '"b"' }), whole, 10)).toEqual({
    status: 200,
    headers: whole,
    range: { start: 0, end: 9 },
  });
});

test('an unsatisfiable range is 416 with the size', () => {
  const part = partFor(get({ range: 'bytes=10-' }), whole, 10);
  expect(part).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */10' } });
  expect(part.range).toBeUndefined();
});

test('HEAD gets the headers of the whole and no body', () => {
  const part = partFor(get({ range: 'bytes=2-4' }, 'HEAD'), whole, 10);
  expect(part).toEqual({ status: 200, headers: whole });
});
