import jsqr from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import { cart as makeCart } from '../../test/support/cart.ts';
import { labelDocument } from './label-page.ts';
import { qrCodeSvg } from './qr-code.ts';

/** The package is CommonJS, which Node and TypeScript import in different ways. */
const decode = ('default' in jsqr ? jsqr.default : jsqr) as typeof jsqr;

/** What a camera reads from a QR code of about two inches at 150 dots an inch. */
async function scan(svg: string): Promise<string | undefined> {
  // On something dark, where only its own white border sets it apart.
  const picture = sharp(Buffer.from(svg))
    .resize(300, 300, { kernel: 'nearest' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#000' });
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([
  `https://www.laurelridgecarts.example/vehicles/${'evolution-d5-maverick-4-plus-'.repeat(3)}2025`,
  'https://carts.example/vehicles/d5-ranger-2%2B2',
])('the QR code of %s is read back', async (address) => {
  expect(await scan(qrCodeSvg(address))).toBe(address);
});

const cart = makeCart({
  id: 'a101',
  name: 'Rover XL <b>',
  brand: 'Denago',
  stockNumber: 'A-101',
  year: 2025,
  price: 9995,
  condition: 'used',
  exteriorColor: 'Lava red',
});

test('a sheet says name, year, price, finish, stock number and address, as text', async () => {
  const carts = [cart, makeCart({ id: 'b' })];
  const page = labelDocument(carts, 'https://carts.example', dealerOf());
  expect(page.match(/<section>/g)).toHaveLength(2);
  for (const words of [
    '<h1>2025 Denago Rover XL &lt;b&gt;</h1>',
    '$9,995',
    '<dt>Condition</dt><dd>Used</dd>',
    '<dt>Exterior color</dt><dd>Lava red</dd>',
    'Stock # <b>A-101</b>',
    '1-800-555-0142',
    'Call for Price',
  ]) {
    expect(page).toContain(words);
  }
  const svg = page.slice(page.indexOf('<svg'), page.indexOf('</svg>') + 6);
  expect(await scan(svg)).toBe('https://carts.example/vehicles/a101');
});
