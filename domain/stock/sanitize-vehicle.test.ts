import { expect, test } from 'vitest';
import { sanitizeVehicle } from './sanitize-vehicle.ts';

test.each([
  ['https://maker.example/d5', true],
  ['HTTP://maker.example', true],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['//evil.example', false],
  ['https://', false],
  ['https:\\\\evil.example', false],
  ['', false],
])('the link %j stays: %s', (externalUrl, stays) => {
  const safe = sanitizeVehicle({ images: [], externalUrl });
  expect(safe.externalUrl).toBe(stays ? externalUrl : undefined);
});

test.each([
  ['/pictures/a.jpg', true],
  ['https://cdn.example/a.jpg', true],
  ['//evil.example/a.jpg', false],
  ['/\\evil.example/a.jpg', false],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,<svg/>', false],
  ['a.jpg', false],
])('the picture %j stays: %s', (image, stays) => {
  expect(sanitizeVehicle({ images: [image] }).images).toEqual(stays ? [image] : []);
});

test('direction overrides are removed from every text', () => {
  const turned = 'a\u202eb\u202c\u2066c\u2069';
  const vehicle = {
    images: [],
    name: turned,
    features: [turned, 'plain'],
    specifications: { [turned]: turned, seats: 4, lights: true },
  };
  expect(sanitizeVehicle(vehicle)).toEqual({
    images: [],
    name: 'abc',
    features: ['abc', 'plain'],
    specifications: { abc: 'abc', seats: 4, lights: true },
  });
});
