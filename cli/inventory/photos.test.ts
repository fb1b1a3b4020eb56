import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { day } from '../../domain/duration.ts';
import { detailedPhotograph, phonePhotograph, plain } from '../../test/support/camera.ts';
import { DealerRig } from '../../test/support/dealer-rig.ts';
import { inventoryCommands } from './inventory.ts';

const rig = new DealerRig(inventoryCommands);
beforeEach(async () => {
  await mkdir(join(rig.folder, 'photos', 'lot 7'), { recursive: true });
});

const dealer = (line: string, now = new Date('2026-05-02T12:00:00Z')) =>
  rig.run(line.split(' '), {}, { now });

async function stockFile(rows: readonly (readonly [id: string, pictures: string])[]) {
  const lines = rows.map(([id, pictures]) => `${id},Denago,Cart ${id},"${pictures}"`);
  return rig.fileOf(['id,make,name,photos', ...lines].join('\n'));
}
const originals = (name: string) => join(rig.folder, 'photos', name);
const setNames = () => readdir(join(rig.folder, 'photos-web')).catch(() => []);
const imagesOf = async (id: string) =>
  (await rig.store.catalogue.list()).find((one) => one.id === id)?.images;
const ours = expect.stringMatching(/^\/photos\/[0-9a-f]{20}-1600\.webp$/);

// spec S19.10
test('photographs become sets, one for each content; what can’t be used is named with its row', async () => {
  const whole = await detailedPhotograph();
  await writeFile(originals('IMG_2031.jpg'), await phonePhotograph());
  await writeFile(originals('copy.jpg'), await phonePhotograph());
  await writeFile(originals('lot 7/side, left.jpg'), whole);
  await writeFile(originals('cut.jpg'), whole.subarray(0, whole.length * 0.6));
  const file = await stockFile([
    ['a', 'photos/IMG_2031.jpg|photos/lot 7/side, left.jpg|/own.jpg'],
    ['b', 'photos/missing.jpg|photos/copy.jpg|https://pictures.example/b.jpg'],
    ['c', 'photos/../x.jpg|photos/cut.jpg'],
  ]);
  const linesOf = ({ err }: { err: string }) =>
    err.split('\n').filter((line) => !/^How each column|^ {2}/.test(line));
  const named = [
    `Row 3: picture “photos/missing.jpg” is not in ${join(rig.folder, 'photos')}; it is left out`,
    'Row 4: picture “photos/../x.jpg” is not an http(s) address, path on this site or file in photos/; it is left out',
  ];
  const dry = await dealer(`inventory import ${file} --dry-run`);
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('Added: 3\n') });
  expect(linesOf(dry)).toEqual([...named, '']);
  expect([await setNames(), await rig.store.catalogue.list()]).toEqual([[], []]);

  const first = await dealer(`inventory import ${file}`);
  const cut = 'Row 4: picture “photos/cut.jpg” is damaged; it is left out';
  expect([first.code, ...linesOf(first)]).toEqual([
    ...[0, ...named, cut, '3 added, 0 changed, 0 sold, 0 kept', ''],
  ]);
  const [address = '', ...others] = (await imagesOf('a')) ?? [];
  expect([address, ...others]).toEqual([ours, ours, '/own.jpg']);
  expect(await imagesOf('b')).toEqual([address, 'https://pictures.example/b.jpg']);
  expect(await imagesOf('c')).toEqual([]);
  expect(await setNames()).toHaveLength(12);
  const stem = address.replace('/photos/', '').split('-')[0];
  const picture = await sharp(join(rig.folder, 'photos-web', `${stem}-800.avif`)).metadata();
  expect([picture.width, picture.height, picture.exif]).toEqual([400, 600, undefined]);

  const exported = await rig.fileOf((await dealer('inventory export')).out, 'export.json');
  expect((await dealer(`inventory import ${exported}`)).err).toContain('3 kept');
});

test('a picture that can’t be fetched is named and stays where it is', async () => {
  const address = 'http://127.0.0.1/a.jpg';
  const file = await stockFile([['a', address]]);
  const { code, err } = await dealer(`inventory import ${file} --fetch-pictures`);
  expect([code, err]).toEqual([
    0,
    expect.stringMatching(/^Row 2: .*a.jpg” leads to \S+, .* internet; it stays where it is$/m),
  ]);
  expect(await imagesOf('a')).toEqual([address]);
});

test('photographs that no cart uses are kept for 30 days, those of sold carts always', async () => {
  const inDays = (count: number) => new Date(Date.now() + count * day);
  for (const [index, name] of ['sold', 'dropped', 'kept'].entries()) {
    const picture = plain(200, 200, { r: 100 * index, g: 0, b: 0 });
    await writeFile(originals(`${name}.jpg`), await picture.jpeg().toBuffer());
  }
  await dealer(
    `inventory import ${await stockFile([
      ['sold', 'photos/sold.jpg'],
      ['kept', 'photos/kept.jpg|photos/dropped.jpg'],
    ])}`,
    inDays(0),
  );
  const file = await stockFile([['kept', 'photos/kept.jpg']]);
  const second = await dealer(`inventory import ${file}`, inDays(60));
  expect(second.err).toBe('0 added, 1 changed, 1 sold, 0 kept\n');

  expect((await dealer('inventory photos --prune', inDays(89))).err).toMatch(
    /^3 photographs, 0 of them unused for 30 days: 0\.0 MB removed\n$/,
  );
  expect((await dealer('inventory photos', inDays(91))).err).toContain('1 of them unused');
  expect(await setNames()).toHaveLength(18);
  const pruned = await dealer('inventory photos --prune', inDays(91));
  expect(pruned.err).toMatch(/^3 photographs, 1 of them .* removed\n$/);
  expect(await setNames()).toHaveLength(12);
  expect(await readdir(join(rig.folder, 'photos'))).toContain('dropped.jpg');
});
