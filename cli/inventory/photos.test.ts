import { once } from 'node:events';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { day } from '../../domain/duration.ts';
import { bomb, detailedPhotograph, phonePhotograph } from '../../test/support/camera.ts';
import { DealerRig } from '../../test/support/dealer-rig.ts';
import { inventoryCommands } from './inventory.ts';

const rig = new DealerRig(inventoryCommands);
beforeEach(async () => {
  await mkdir(join(rig.folder, 'photos', 'lot 7'), { recursive: true });
});

/** Runs a command at this time; resolves to its exit code and what it wrote to both outputs. */
async function dealer(line: string, now = new Date('2026-05-02T12:00:00Z')) {
  const labels: string[] = [];
  const progress = (label: string) => {
    let total: number | undefined;
    return {
      update: (_: number, outOf?: number) => {
        total = outOf;
      },
      end: () => labels.push(`${label} of ${total}`),
    };
  };
  const result = await rig.run(line.split(' '), {}, { now, progress });
  return { ...result, labels };
}

async function stockFile(rows: readonly (readonly [id: string, pictures: string])[]) {
  const lines = rows.map(([id, pictures]) => `${id},Denago,Cart ${id},"${pictures}"`);
  return rig.fileOf(['id,make,name,photos', ...lines].join('\n'));
}
const originals = (name: string) => join(rig.folder, 'photos', name);
const setNames = () => readdir(join(rig.folder, 'photos-web')).catch(() => []);
const imagesOf = async (id: string) =>
  (await rig.store.catalogue.list()).find((one) => one.id === id)?.images;
const ours = expect.stringMatching(/^\/photos\/[0-9a-f]{20}-1600\.webp$/);

test('a dealer’s photographs become sets, one for each content', async () => {
  await writeFile(originals('IMG_2031.jpg'), await phonePhotograph());
  await writeFile(originals('copy.jpg'), await phonePhotograph());
  await writeFile(originals('lot 7/side, left.jpg'), await detailedPhotograph());
  const file = await stockFile([
    ['a', 'photos/IMG_2031.jpg|photos/lot 7/side, left.jpg|/own.jpg'],
    ['b', 'photos/copy.jpg;https://pictures.example/b.jpg'],
  ]);

  const dry = await dealer(`inventory import ${file} --dry-run`);
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('Added: 2\n') });
  expect([await setNames(), await rig.store.catalogue.list()]).toEqual([[], []]);

  const first = await dealer(`inventory import ${file}`);
  expect(first).toMatchObject({
    code: 0,
    err: expect.stringMatching(/\n2 added, 0 changed, 0 sold, 0 kept\n$/),
  });
  expect(first.labels).toEqual([
    'Rows read of undefined',
    'Photographs checked of 3',
    'Photographs made of 2',
  ]);
  expect(await imagesOf('a')).toEqual([ours, ours, '/own.jpg']);
  expect(await imagesOf('b')).toEqual([
    (await imagesOf('a'))?.[0],
    'https://pictures.example/b.jpg',
  ]);
  expect(await setNames()).toHaveLength(12);
  const [address = ''] = (await imagesOf('a')) ?? [];
  const [stem] = address.replace('/photos/', '').split('-');
  const picture = await sharp(join(rig.folder, 'photos-web', `${stem}-800.avif`)).metadata();
  expect([picture.width, picture.height, picture.exif]).toEqual([400, 600, undefined]);

  const again = await dealer(`inventory import ${file}`);
  expect(again.err).toBe('0 added, 0 changed, 0 sold, 2 kept\n');
  const exported = await rig.fileOf((await dealer('inventory export')).out, 'export.json');
  expect((await dealer(`inventory import ${exported}`)).err).toContain('2 kept');
});

/** spec S19.10 */
test('photographs that can’t be used are named with their row; their carts come in without', async () => {
  const whole = await detailedPhotograph();
  await writeFile(originals('good.jpg'), whole);
  await writeFile(originals('cut.jpg'), whole.subarray(0, whole.length * 0.6));
  await writeFile(originals('text.jpg'), 'hello');
  await writeFile(originals('drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(originals('bomb.png'), await bomb());
  await symlink('../laurel-ridge.sqlite', originals('out.jpg'));
  const bad = ['missing.jpg', 'text.jpg', 'drawing.svg', 'bomb.png', 'out.jpg', '../x.jpg'];
  const rows = bad.map((name, index) => [`bad-${index}`, `photos/${name}`] as const);
  const file = await stockFile([
    ['good', 'photos/good.jpg'],
    ...rows,
    ['cut', 'photos/cut.jpg|photos/good.jpg'],
  ]);
  const named = [
    `Row 3: picture “photos/missing.jpg” is not in ${join(rig.folder, 'photos')}; it is left out`,
    'Row 4: picture “photos/text.jpg” is not a JPEG, HEIC, PNG, WebP, AVIF, TIFF or GIF, whatever its name says; it is left out',
    'Row 5: picture “photos/drawing.svg” is not a JPEG, HEIC, PNG, WebP, AVIF, TIFF or GIF, whatever its name says; it is left out',
    'Row 6: picture “photos/bomb.png” is 30,000 × 30,000 pixels; 100 million fit; it is left out',
    `Row 7: picture “photos/out.jpg” is a link that leads out of ${join(rig.folder, 'photos')}; it is left out`,
    'Row 8: picture “photos/../x.jpg” is not an http(s) address, path on this site or file in photos/; it is left out',
  ];
  const linesOf = (err: string) =>
    err.split('\n').filter((line) => !/^How each column|^ {2}/.test(line));
  const dry = await dealer(`inventory import ${file} --dry-run`);
  expect([dry.code, linesOf(dry.err)]).toEqual([0, [...named, '']]);
  expect(await setNames()).toEqual([]);

  const { code, err } = await dealer(`inventory import ${file}`);
  expect([code, linesOf(err)]).toEqual([
    0,
    [
      ...named,
      'Row 9: picture “photos/cut.jpg” is damaged; it is left out',
      '8 added, 0 changed, 0 sold, 0 kept',
      '',
    ],
  ]);
  expect(await imagesOf('bad-0')).toEqual([]);
  expect(await imagesOf('cut')).toEqual(await imagesOf('good'));
  expect(await setNames()).toHaveLength(6);
});

test('a picture that can’t be fetched is named and stays where it is', async () => {
  const requests: string[] = [];
  const server = createServer((req, res) => {
    requests.push(req.url ?? '');
    res.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const address = `http://127.0.0.1:${port}/a.jpg`;
  const file = await stockFile([['a', `${address},http://localhost/b.jpg`]]);
  const { code, err } = await dealer(`inventory import ${file} --fetch-pictures`);
  server.close();
  expect([code, requests]).toEqual([0, []]);
  expect(err).toContain(
    `Row 2: picture “${address}” has the number :${port} behind its name; only addresses without a number are asked; it stays where it is\n`,
  );
  expect(err).toMatch(
    /http:\/\/localhost\/b\.jpg” leads to \S+, which is not on the public internet; it stays/,
  );
  expect(await imagesOf('a')).toEqual([address, 'http://localhost/b.jpg']);
});

test('photographs that no cart uses are kept for 30 days, those of sold carts always', async () => {
  const inDays = (count: number) => new Date(Date.now() + count * day);
  for (const [index, name] of ['sold', 'dropped', 'kept'].entries()) {
    await writeFile(originals(`${name}.jpg`), await detailedPhotograph(index));
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
