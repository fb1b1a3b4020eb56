import { expect, test } from 'vitest';
import { splitList } from './read-list.ts';
import { readPhotoPath } from './row-reading.ts';

test.each(['photos/a.jpg', 'photos/lot 7/Bob’s, front.JPG', 'photos/..a/b..jpg'])(
  '%s is a file of the dealer’s',
  (path) => expect(readPhotoPath(path)).toBe(path),
);

test.each([
  'photos/../laurel-ridge.sqlite',
  'photos/a/../../b.jpg',
  'photos/./a.jpg',
  'photos//etc/passwd',
  'photos/',
  'photos',
  '/photos/a.jpg',
  '../photos/a.jpg',
  'Photos/a.jpg',
  'photos\\a.jpg',
  'photos/a\\..\\b.jpg',
  'photos/a\0.jpg',
  'photos/a\n.jpg',
  'file:photos/a.jpg',
  'https://photos/a.jpg',
])('%j is none', (path) => expect(readPhotoPath(path)).toBeUndefined());

test('files and addresses are separated in a list of both', () => {
  expect(splitList('photos/a, b.jpg,photos/c.jpg,https://x.example/w_1,h_2/d.jpg', true)).toEqual([
    'photos/a, b.jpg',
    'photos/c.jpg',
    'https://x.example/w_1,h_2/d.jpg',
  ]);
});
