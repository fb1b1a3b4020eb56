import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { row } from '../../test/support/rows.ts';
import type { StockReading } from '../import/read-stock.ts';
import { addFolderPhotos, readPhotoFolders } from './import-photos.ts';

test('photographs are listed in natural order, other files are not', async () => {
  const originals = await mkdtemp(join(tmpdir(), 'folders-'));
  await mkdir(join(originals, 'LR-1', 'deeper.jpg'), { recursive: true });
  await mkdir(join(originals, 'empty'));
  for (const name of ['IMG_10.jpg', 'IMG_2.HEIC', 'IMG_2.MOV', '.hidden.jpg', 'notes.txt']) {
    await writeFile(join(originals, 'LR-1', name), '');
  }
  await writeFile(join(originals, 'loose.jpg'), '');
  expect([...(await readPhotoFolders(originals))]).toEqual([
    ['LR-1', ['photos/LR-1/deeper.jpg', 'photos/LR-1/IMG_2.HEIC', 'photos/LR-1/IMG_10.jpg']],
  ]);
  expect([...(await readPhotoFolders(join(originals, 'none')))]).toEqual([]);
});

function readingOf(...vehicles: readonly Partial<Vehicle>[]): StockReading {
  return {
    rows: vehicles.length,
    vehicles: vehicles.map((one, index) => ({ ...row({ id: `v${index}` }), images: [], ...one })),
    places: new Map(),
    rejected: [],
    notes: [],
    askedPlaces: [],
    columns: [],
    headings: {},
    hidden: [],
    doubts: new Map(),
    questions: new Map(),
    unread: [],
    remarks: [],
    saleCells: new Map(),
  };
}
const folder = (name: string): [string, string[]] => [name, [`photos/${name}/1.jpg`]];

test.each<[string, Partial<Vehicle>]>([
  ['LR-1001', { stockNumber: 'lr-1001' }],
  ['5ldgc4a1xrn000101', { vin: '5LDGC4A1XRN000101' }],
  ['S 2204', { serialNumber: 'S 2204' }],
  ['V0', {}],
])('folder %s fits a cart with %j', (name, vehicle) => {
  const { reading, unmatched } = addFolderPhotos(readingOf(vehicle), new Map([folder(name)]));
  expect(reading.vehicles[0]?.images).toEqual([`photos/${name}/1.jpg`]);
  expect(unmatched).toEqual([]);
});

test('files a row names come first, addresses last, and no picture twice', () => {
  const images = ['https://a.example/1.jpg', 'photos/x.jpg', 'photos/v0/2.jpg'];
  const folders = new Map<string, readonly string[]>([
    ['v0', ['photos/v0/1.jpg', 'photos/v0/2.jpg']],
    folder('other'),
    ['named', ['photos/named/1.jpg']],
  ]);
  const input = readingOf({ images }, { images: ['photos/named/1.jpg'] });
  const { reading, unmatched } = addFolderPhotos(input, folders);
  expect(reading.vehicles[0]?.images).toEqual([
    'photos/x.jpg',
    'photos/v0/2.jpg',
    'photos/v0/1.jpg',
    'https://a.example/1.jpg',
  ]);
  expect(unmatched).toEqual(['other']);
});
