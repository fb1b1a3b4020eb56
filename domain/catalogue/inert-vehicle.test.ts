import { expect, test } from 'vitest';
import { inertVehicle } from './inert-vehicle.ts';

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
  const safe = inertVehicle({ images: [], externalUrl });
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
  expect(inertVehicle({ images: [image] }).images).toEqual(stays ? [image] : []);
});

test('no text turns the one after it around', () => {
  const turned = 'a\u202eb\u202c\u2066c\u2069';
  const vehicle = {
    images: [],
    name: turned,
    features: [turned, 'plain'],
    specifications: { [turned]: turned, seats: 4, lights: true },
  };
  expect(inertVehicle(vehicle)).toEqual({
    images: [],
    name: 'abc',
    features: ['abc', 'plain'],
    specifications: { abc: 'abc', seats: 4, lights: true },
  });
});

test('a vehicle as imports make them is as it was', () => {
  const vehicle = {
    images: ['/pictures/a.jpg'],
    externalUrl: 'https://maker.example/',
    name: 'مرحبا',
  };
  expect(inertVehicle(vehicle)).toEqual(vehicle);
});
