import { expect, test } from 'vitest';
import { imageOrigins } from './security-headers.ts';

test.each([
  [[], []],
  [['/pictures/a.jpg', '/pictures/b.jpg'], []],
  [
    ['https://cdn.example/a.jpg', 'https://cdn.example/b.jpg', 'http://old.example:8080/c.jpg'],
    ['http://old.example:8080', 'https://cdn.example'],
  ],
  [["https://cdn.example'; script-src *; x/a.jpg", 'https://a b/c.jpg', 'javascript:alert(1)'], []],
  [['https://a;sandbox/a.jpg', "https://'self'/b.jpg", 'https://a,b/c.jpg'], []],
  [['data:image/svg+xml,<svg/>', 'blob:https://x.example/1', '//cdn.example/a.jpg'], []],
  [Array.from({ length: 13 }, (_, n) => `https://cdn${n}.example/a.jpg`), ['https:', 'http:']],
])('%j is loaded from %j', (images, origins) => {
  expect(imageOrigins([{ images }])).toEqual(origins);
});
