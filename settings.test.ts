import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

test('every setting is optional', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    siteUrl: 'http://localhost:3000',
    isSiteUrlSet: false,
    dataDir: './data',
    photosFrom: 'data/photos',
    financingUrl: 'https://financing.laurelridgecarts.example/apply',
    trustProxy: false,
    stockFromPrivate: false,
    stockEvery: 15,
  });
});

test('a mailbox can be set for each showroom', () => {
  expect(
    readSettings({ LEADS_TO_SCRANTON: 's@carts.example', LEADS_TO_HATFIELD: ' ' }),
  ).toMatchObject({
    leadsToShowroom: { scranton: 's@carts.example' },
  });
});

test('an empty value counts as unset, and a trailing slash is removed', () => {
  const settings = readSettings({ DATABASE_URL: ' ', SITE_URL: 'https://carts.example/' });
  expect(settings.databaseUrl).toBeUndefined();
  expect(settings.siteUrl).toBe('https://carts.example');
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number (got "abc")'],
  [{ PORT: '70000' }, 'PORT must be a port number (got "70000")'],
  [{ SITE_URL: 'carts' }, 'SITE_URL must be an http or https address (got "carts")'],
  [{ SITE_URL: 'ftp://x.example' }, 'SITE_URL must be an http or https address'],
  [{ DATABASE_URL: 'mysql://u:secret@h/db' }, 'DATABASE_URL must start with postgres://'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must start with smtp://'],
  [
    { LEADS_TO_POCONO_PINES: 'nobody' },
    'LEADS_TO_POCONO_PINES must be an e-mail address (got "nobody")',
  ],
  [{ LEADS_TO: 'nobody' }, 'LEADS_TO must be an e-mail address (got "nobody")'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be 1 or 0 (got "maybe")'],
  [{ STOCK_FROM: 'ftp://x.example/a' }, 'STOCK_FROM must be a file, or an http or https address'],
  [{ STOCK_FROM: 'https://' }, 'STOCK_FROM must be a file, or an http or https address'],
  [{ STOCK_EVERY: '0' }, 'STOCK_EVERY must be 1 minute or more (got "0")'],
  [{ STOCK_FROM_PRIVATE: 'on' }, 'STOCK_FROM_PRIVATE must be 1 or 0 (got "on")'],
  [{ REPORT_TO: 'boss' }, 'REPORT_TO must be an e-mail address (got "boss")'],
  [{ LEADS_KEEP_DAYS: '0' }, 'LEADS_KEEP_DAYS must be at least 1 day (got "0")'],
])('%j is refused with a clear message', (env, message) => {
  expect(() => readSettings(env)).toThrow(SettingsError);
  expect(() => readSettings(env)).toThrow(message);
});

test('a secret is never repeated', () => {
  for (const name of ['DATABASE_URL', 'STOCK_FROM']) {
    expect(() => readSettings({ [name]: 'mysql://u:secret@h/db' })).toThrow(/^((?!secret@).)*$/s);
  }
});
