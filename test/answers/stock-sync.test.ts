import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { sampleVehicles } from '../../domain/stock/sample.ts';
import { stockCsv } from '../../stock/import/export-stock.ts';
import { stocked } from '../support/cart.ts';
import { bodyOf, headerOf, type MailServer, startMailServer } from '../support/mail-server.ts';
import { startSite } from '../support/running-site.ts';

/** The site as one process with its settings: what is published as CSV is on the site. */
const stock = sampleVehicles.map((vehicle) =>
  stocked({
    ...vehicle,
    ...(vehicle.id === 'rover-xxl' ? { price: 10_777 } : {}),
    // Unlikely: it waits for a yes.
    ...(vehicle.id === 'rover-xl' ? { price: 99_777 } : {}),
  }),
);
const published = [...stockCsv(stock)].join('');
let requests = 0;
const spreadsheet = createServer((_req, res) => {
  requests += 1;
  res.setHeader('content-type', 'text/csv').end(published);
}).listen(0, '127.0.0.1');
await once(spreadsheet, 'listening');
const STOCK_FROM = `http://127.0.0.1:${(spreadsheet.address() as AddressInfo).port}/stock.csv`;
afterAll(() => spreadsheet.close());

const limits = { timeout: 60_000, interval: 100 };

async function startWith(mails: MailServer, settings: Readonly<Record<string, string>>) {
  return startSite({
    STOCK_FROM,
    SMTP_URL: mails.url,
    REPORT_TO: 'owner@carts.example',
    ...settings,
  });
}

// spec S17.11, S17.12, S19.8
// spec S26.7
test('a published spreadsheet is on the site, and the owner’s mail says what changed and has links', async () => {
  const mails = await startMailServer();
  const SITE_URL = 'https://carts.example';
  await using site = await startWith(mails, { STOCK_FROM_PRIVATE: '1', SITE_URL });
  const priceNow = async (id = 'rover-xxl') =>
    (await (await fetch(`${site.url}/api/vehicles/${id}`)).json()).price;
  await vi.waitUntil(async () => (await priceNow()) === 10_777, limits);
  // On a Monday the week's report is mailed too.
  const changed = () =>
    mails.mails.find((mail) => /^Stock changed: \d+ changed/.test(headerOf(mail, 'Subject') ?? ''));
  const body = bodyOf(await vi.waitUntil(changed, limits));
  expect(body).toContain('price $11,995 → $10,777');
  const press = async (words: RegExp) => {
    const path = words.exec(body)?.[1] ?? 'not in the mail';
    return (await fetch(site.url + path, { method: 'POST' })).text();
  };
  const yes = /^Yes, this price is right \(rover-xl .*\$99,777\):\n\S*(\/do\/accept\/\S+)$/m;
  expect(await press(yes)).toContain('<h1>Done</h1>');
  await vi.waitUntil(async () => (await priceNow('rover-xl')) === 99_777, limits);
  expect(await press(/^Take this back:\n\S*(\/do\/undo\/\S+)$/m)).toContain('<h1>Taken back</h1>');
  await vi.waitUntil(async () => (await priceNow()) === 11_995, limits);
  await mails.close();
});

// spec S17.11
test('an address of this machine is not requested unless a setting allows it', async () => {
  const before = requests;
  const mails = await startMailServer();
  await using site = await startWith(mails, {});
  // The staff are mailed after three tries.
  await vi.waitUntil(() => site.output().includes('"event":"stock file read"'), limits);
  expect(site.output()).toContain('STOCK_FROM_PRIVATE');
  expect(requests).toBe(before);
  await mails.close();
});
