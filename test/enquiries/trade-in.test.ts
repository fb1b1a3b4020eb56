import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { bomb, detailedPhotograph, heicPhotograph, phonePhotograph } from '../support/camera.ts';
import { formValues } from '../support/enquiry.ts';
import { findAll, textOf } from '../support/html.ts';
import { attachmentsOf, bodyOf } from '../support/mail-server.ts';
import { realShrink, startTradeIns, typedTradeIn } from '../support/trade-in-rig.ts';

/** The form of a trade-in over a socket, down to the mails that leave. */

const rig = await startTradeIns();
const standIn = rig.shrink;
afterEach(() => {
  rig.shrink = standIn;
});
afterAll(() => rig.stop());

const json = { accept: 'application/json' };

// spec S28.3, S28.5, S28.6, S28.7, S28.8
test('a trade-in with photographs from a phone is kept, thanked for, and mailed upright and without their place', async () => {
  rig.shrink = realShrink;
  const files = [
    { name: 'IMG_1.jpg', bytes: await phonePhotograph() },
    { name: 'IMG_2.HEIC', bytes: await heicPhotograph(), type: 'image/heic' },
  ];
  const response = await rig.send(files, { vehicle: 'rover-xl6' });
  expect(response.status).toBe(303);
  const [enquiry] = await Array.fromAsync(rig.app.store.enquiries.stream());
  expect(response.headers.get('location')).toBe(
    `/thank-you?vehicle=rover-xl6&topic=trade-in&ref=${enquiry?.id.slice(0, 8)}`,
  );
  expect(enquiry).toMatchObject({
    interest: 'trade-in',
    message: '',
    vehicles: [{ id: 'rover-xl6' }],
    tradeIn: { make: 'Club Car', year: 2015, hours: 400, photographs: 2 },
  });
  await vi.waitFor(() => expect(rig.mails.mails).toHaveLength(3));
  const mailTo = (address: string) => {
    const mail = rig.mails.mails.find(({ to }) => to[0] === address);
    if (mail === undefined) throw new Error(`no mail to ${address}`);
    return mail;
  };
  const mail = mailTo('sales@carts.example');
  expect(bodyOf(mail)).toContain('Trade-in    2015 Club Car Precedent\n            Electric');
  expect(bodyOf(mail)).not.toContain('/photo');
  const pictures = attachmentsOf(mail);
  expect(pictures.map(({ name }) => name)).toEqual(['photo-1.jpg', 'photo-2.jpg']);
  for (const { bytes } of pictures) {
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['jpeg', 400, 600]);
    expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|Someone/);
    // Its left half was red as it lay; upright that is the upper one.
    const { data } = await sharp(bytes).resize(1, 2).raw().toBuffer({ resolveWithObject: true });
    const [red = 0, , , , green = 0] = data;
    expect(Math.min(red, green)).toBeGreaterThan(90);
  }
  expect(bodyOf(mailTo('crm@carts.example'))).toContain('<vehicle interest="trade-in"');
  expect(attachmentsOf(mailTo('crm@carts.example'))).toEqual([]);
  expect(bodyOf(mailTo('robin@visitor.example'))).toContain(
    'Your trade-in: 2015 Club Car Precedent (electric, batteries 3 years old',
  );
  await rig.noFilesLeft();
});

// spec S28.3
test('a program that asks for JSON gets it; the same form sent twice is kept once', async () => {
  const files = [{ name: 'a.jpg', bytes: await detailedPhotograph() }];
  const first = await rig.send(files, { submission: 'one' }, json);
  const { id } = (await first.json()) as { id: string };
  expect([first.status, id]).toEqual([201, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  const again = await rig.send(files, { submission: 'one' }, json);
  expect([again.status, await again.json()]).toEqual([201, { id }]);
  const others = [{ name: 'b.jpg', bytes: await detailedPhotograph(9) }];
  expect(await (await rig.send(others, { submission: 'one' }, json)).json()).not.toEqual({ id });
});

const noise = (bytes: number) => Buffer.alloc(bytes, 'not a picture');
const photograph = await detailedPhotograph();
const named = (name: string, bytes: Uint8Array) => ({ name, bytes });

// spec S28.3, S28.4
test.each([
  [
    'nine photographs, one of 16 MB, and 62 MB in all',
    [
      named('large.jpg', noise(16_000_000)),
      ...Array(4).fill(named('many.jpg', noise(11_600_000))),
      ...Array(4).fill(named('good.jpg', photograph)),
    ],
    413,
    /“large.jpg” has more than 15 MB.* 8 photos is the most; please leave some out.* over 60 MB/,
  ],
  [
    'files that call themselves pictures',
    [
      named('drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      named('<b>page.jpg', Buffer.from('<!doctype html><p>Hello')),
    ],
    415,
    /“drawing.jpg” is not a JPEG.* “<b>page.jpg” is not/,
  ],
])('%s: refused in words, with everything typed still there', async (_, files, status, words) => {
  const count = (await Array.fromAsync(rig.app.store.enquiries.stream())).length;
  const change = { year: '2016', message: 'Two new tires' };
  const response = await rig.send(files, change);
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(textOf(html)).toMatch(words);
  expect(textOf(html)).toContain('Please choose your photos again');
  expect(formValues(html)).toMatchObject({ ...typedTradeIn, ...change });
  expect(await Array.fromAsync(rig.app.store.enquiries.stream())).toHaveLength(count);
  await rig.noFilesLeft();
});

// spec S28.3
test('a message of 20 kB is refused in words', async () => {
  const response = await rig.send([], { message: 'x'.repeat(20_000) });
  expect(response.status).toBe(413);
  expect(textOf(await response.text())).toContain('Your message is too long');
});

// spec S28.5, S28.7
test('the mail says which photographs could not be read, and has the others', async () => {
  rig.shrink = realShrink;
  const files = [
    { name: 'bomb.png', bytes: await bomb() },
    { name: 'cut.jpg', bytes: photograph.subarray(0, photograph.length * 0.6) },
    { name: 'good.jpg', bytes: photograph },
  ];
  const sent = await rig.send(files, {}, json);
  const { id } = (await sent.json()) as { id: string };
  expect(sent.status).toBe(201);
  const mail = await rig.mailAbout(id);
  expect(attachmentsOf(mail).map(({ name }) => name)).toEqual(['photo-1.jpg']);
  expect(bodyOf(mail).replace(/\s+/g, ' ')).toMatch(
    /1 photo Missing “bomb.png” is 30,000 × 30,000 pixels; .* “cut.jpg” is damaged\./,
  );
  await rig.noFilesLeft();
});

// spec S28.5
test('heavy photographs of one network delay neither the form nor the mail of another', async () => {
  const [first, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const heavy = 'a photograph that takes long';
  let begun = 0;
  rig.shrink = async (path) => {
    if ((await readFile(path, 'utf8')).endsWith(heavy)) {
      begun += 1;
      await (begun === 1 ? first : others).promise;
    }
    return standIn(path);
  };
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(heavy)]);
  const files = Array.from({ length: 3 }, (_, index) => named(`${index}.jpg`, bytes));
  const slow = (await (await rig.send(files, {}, json)).json()) as { id: string };
  const find = vi.spyOn(rig.app.store.enquiries, 'find');
  const sent = await rig.send([named('a.jpg', photograph)], {}, json);
  const { id } = (await sent.json()) as { id: string };
  // Its photograph waits for its turn then.
  await vi.waitFor(() => expect(find).toHaveBeenCalledWith(id));
  await Promise.all(find.mock.results.map(({ value }) => value));
  await nextTurn();
  find.mockRestore();
  first.resolve();
  await rig.mailAbout(id);
  expect(rig.waiting()).toEqual([slow.id]);
  others.resolve();
  await rig.noFilesLeft();
});

// spec S28.3
test.each([
  ['application/x-www-form-urlencoded', 'make=EZ-GO', 415],
  ['multipart/form-data; boundary=x', '--x\r\nno header at all', 400],
])('a body of type %s that is no form with files: %j', async (type, body, status) => {
  const response = await fetch(`${rig.url}/trade-in`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, 'x-forwarded-for': '198.51.100.1' },
  });
  expect([response.status, (await response.text()).includes('</html>')]).toEqual([status, true]);
});

// spec S28.4
test('a form that is broken off leaves no file, and one too many of a network waits', async () => {
  const begun = [await rig.beginForm('192.0.2.7'), await rig.beginForm('192.0.2.7')];
  const large = [{ name: 'large.jpg', bytes: noise(1_000_000) }];
  const refused = await rig.send(large, {}, { 'x-forwarded-for': '192.0.2.7' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  const html = await refused.text();
  expect(textOf(html)).toContain("We can't take photos right now");
  expect(formValues(html)).toMatchObject(typedTradeIn);
  expect((await rig.send([], {}, { 'x-forwarded-for': '192.0.2.7' })).status).toBe(303);
  expect((await rig.send([])).status).toBe(303);
  for (const request of begun) request.destroy();
  await rig.noFilesLeft();
  expect((await rig.send([], {}, { 'x-forwarded-for': '192.0.2.7' })).status).toBe(303);
});

// spec S28.9
test.each([
  ['/', '/trade-in'],
  ['/services', '/trade-in'],
  ['/vehicles/rover-xl6', '/trade-in?vehicle=rover-xl6'],
  ['/contact?topic=trade-in&vehicle=rover-xl6', '/trade-in?vehicle=rover-xl6'],
  ['/inventory?q=trade+in', '/trade-in'],
])('%s offers the page', async (path, href) => {
  const links = findAll(await rig.app.page(path), 'main')[0]?.findAll('a') ?? [];
  expect(links.map(({ attributes }) => attributes.href)).toContain(href);
});

// spec S28.1, S28.9
test('the page says which cart it is for, and promises a range and no figure', async () => {
  const [main] = findAll(await rig.app.page('/trade-in?vehicle=rover-xl6'), 'main');
  expect(main?.text).toMatch(/Trade in your cart\s+.*ROVER XL6/);
  expect(main?.text).toContain('a price range within a day');
  expect(textOf(await rig.app.page('/trade-in'))).not.toMatch(/\$\d/);
});
