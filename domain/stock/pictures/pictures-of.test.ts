import { expect, test } from 'vitest';
import { row } from '../../../test/support/rows.ts';
import type { Vehicle } from '../vehicle.ts';
import { findPaint, findSeats } from './colors.ts';
import { addressOf } from './picture.ts';
import { ownPicturesOf, picturesOf } from './pictures-of.ts';

const rover = { brand: 'Denago', name: 'Denago Rover XL6', specifications: { seatingCapacity: 6 } };
const ours = ['front', 'side', 'seats'].map((view) => `/pictures/carts/nomad-xl-${view}-800.webp`);
const nomad = { brand: 'Denago', name: 'Denago NOMAD XL', images: ours };
const photo = '/photos/0123456789abcdef0123-1600.webp';
const outside = 'https://pictures.example/one.jpg';

const twoPhotos = '0123456789abcdef0123 https://pictures.example/one';

/** Without folder and ending; whole views of a still by its finish. */
const short = (pictures: readonly Parameters<typeof addressOf>[0][]) =>
  pictures
    .map((one) =>
      addressOf(one).replace(
        /^\/(?:pictures\/carts|stills|drawings|photos)\/|(?:-\d+)?\.\w+$/g,
        '',
      ),
    )
    .join(' ');

// spec S3.14, S6.9
test.each<[Partial<Vehicle>, string, string | undefined, string]>([
  // Without pictures: those of the model, in the row's finish.
  [
    rover,
    'rover-xl6-front rover-xl6-side rover-xl6-rear rover-xl6-seats rover-xl6-dash',
    'graphite',
    '',
  ],
  [
    { ...rover, exteriorColor: 'Scarlet', interiorColor: 'Black' },
    'rover-xl6/front/scarlet/black rover-xl6/side/scarlet/black rover-xl6/rear/scarlet/black',
    'scarlet with black seats',
    '',
  ],
  [
    { ...rover, exteriorColor: 'Predator' },
    'rover-xl6/front/primer-gray/saddle rover-xl6/side/primer-gray/saddle rover-xl6/rear/primer-gray/saddle',
    'primer gray, not of this cart. Color: Predator',
    '',
  ],
  // Other seats than its model's, and no model: a drawing.
  [
    { ...rover, specifications: { seatingCapacity: 4 }, exteriorColor: 'Navy Blue' },
    'cart_four_lifted_navy-blue_unpainted',
    'Drawing. Photos on request',
    '',
  ],
  // Pictures of ours: in the row's own finish, or none where it is not known.
  [
    { ...nomad, exteriorColor: 'Midnight blue' },
    'nomad-xl-front nomad-xl-side nomad-xl-seats nomad-xl-dash',
    undefined,
    'nomad-xl-front nomad-xl-side nomad-xl-seats',
  ],
  [
    { ...nomad, exteriorColor: 'Midnight blue', interiorColor: 'Black' },
    'nomad-xl/front/midnight-blue/black nomad-xl/side/midnight-blue/black',
    undefined,
    'nomad-xl/front/midnight-blue/black nomad-xl/side/midnight-blue/black',
  ],
  [
    { ...nomad, exteriorColor: 'Red' },
    'nomad-xl/front/red/tan nomad-xl/side/red/tan',
    undefined,
    'nomad-xl/front/red/tan nomad-xl/side/red/tan',
  ],
  [
    { ...nomad, exteriorColor: 'Red', interiorColor: 'Plaid' },
    'nomad-xl/front/red/tan nomad-xl/side/red/tan nomad-xl/rear/red/tan',
    'red, not of this cart',
    '',
  ],
  [
    nomad,
    'nomad-xl-front nomad-xl-side nomad-xl-rear nomad-xl-seats nomad-xl-dash',
    'midnight blue, not',
    '',
  ],
  // Photographs: before those of the model.
  [{ images: [photo, outside, photo] }, twoPhotos, undefined, twoPhotos],
  [
    { ...rover, images: [photo], exteriorColor: 'Aqua' },
    '0123456789abcdef0123 rover-xl6/front/aqua/saddle rover-xl6/side/aqua/saddle rover-xl6/rear/aqua/saddle',
    undefined,
    '0123456789abcdef0123',
  ],
])('%j', (facts, all, caption, own) => {
  const vehicle = row({ id: 'x', images: [], ...facts });
  const pictures = picturesOf(vehicle);
  expect(short(pictures)).toBe(all);
  if (caption === undefined) expect(pictures[0].caption).toBeUndefined();
  else expect(pictures[0].caption).toContain(caption);
  expect(short([...ownPicturesOf(vehicle)])).toBe(own);
});

// spec S6.9, S10.9
test('a chosen finish comes before photographs, without close-ups of another', () => {
  const [paint, seats] = [findPaint('burgundy'), findSeats('cream')];
  const vehicle = row({ id: 'x', ...rover, images: [photo], interiorColor: 'Black' });
  expect(short(picturesOf(vehicle, { paint }))).toBe(
    'rover-xl6/front/burgundy/black rover-xl6/side/burgundy/black rover-xl6/rear/burgundy/black 0123456789abcdef0123',
  );
  const [front] = picturesOf(row({ id: 'x', ...nomad, exteriorColor: 'Red' }), { paint, seats });
  expect(front).toMatchObject({
    alt: expect.stringContaining('NOMAD XL in burgundy with 4 cream seats'),
    caption: 'Picture of the model in burgundy with cream seats, not of this cart',
  });
});
