import { expect, test } from 'vitest';
import { imageOrigins, securityHeaders } from './security-headers.ts';

const twelve = Array.from({ length: 12 }, (_, n) => `https://cdn${n}.example/a.jpg`);

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
  [twelve, twelve.map((image) => image.slice(0, -'/a.jpg'.length)).sort()],
  [
    [...twelve, 'https://one-more.example/a.jpg'],
    ['https:', 'http:'],
  ],
])('%j is loaded from %j', (images, origins) => {
  expect(imageOrigins([{ images }])).toEqual(origins);
});

const site = 'https://carts.example';
const style = "'sha256-abc'";

/** The directives of a policy by their names. */
function directivesOf(headers: Record<string, string>): Record<string, string> {
  const policy = headers['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((one) => [one.split(' ')[0] ?? '', one.slice(one.indexOf(' ') + 1)]),
  );
}

// Whole, so that a directive that is gone or added is noticed.
const plainPage = {
  'default-src': "'none'",
  'script-src': "'none'",
  'style-src': style,
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

test('a page may load what it uses, and nothing else', () => {
  expect(directivesOf(securityHeaders(site, 'text/html', { style }))).toEqual(plainPage);
  const needs = { style, script: "'self'", mapFrame: true };
  const pictures = ['https://cdn.example'];
  expect(directivesOf(securityHeaders(site, 'text/html', needs, pictures))).toEqual({
    ...plainPage,
    'script-src': "'self'",
    'img-src': "'self' https://cdn.example",
    'frame-src': 'https://www.google.com',
  });
  // What is no page has no style either.
  expect(directivesOf(securityHeaders(site, 'text/plain'))).toEqual({
    ...plainPage,
    'style-src': "'none'",
  });
});

test.each([
  ['image/jpeg', 'cross-origin'],
  ['model/gltf-binary', 'cross-origin'],
  ['application/xml', 'cross-origin'],
  ['text/csv; charset=utf-8', 'cross-origin'],
  ['text/html', 'same-origin'],
  ['application/json', 'same-origin'],
])('an answer of type %s may be embedded by: %s', (type, policy) => {
  expect(securityHeaders(site, type)['cross-origin-resource-policy']).toBe(policy);
});

// spec S17.2
test('a site on https alone asks browsers to stay there', () => {
  const name = 'strict-transport-security';
  expect(securityHeaders(site)[name]).toBe('max-age=31536000; includeSubDomains');
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty(name);
});
