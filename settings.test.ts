import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

// spec S17.1 to S17.16
test('every setting is optional', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    hosts: ['127.0.0.1', '::1'],
    siteUrl: 'http://localhost:3000',
    isSiteUrlSet: false,
    dataDir: './data',
    photosFrom: 'data/photos',
    financingUrl: 'https://financing.laurelridgecarts.example/apply',
    trustProxy: false,
    stockFromPrivate: false,
    stockEvery: 15,
    ...{ databaseUrl: undefined, smtpUrl: undefined, leadsTo: undefined, leadsToShowroom: {} },
    ...{ leadsAdfTo: undefined, mailFrom: 'hello@laurelridgecarts.example', leadsKeepDays: 730 },
    ...{ stockFrom: undefined, stockMapping: undefined, reportTo: undefined },
    leadReminder: undefined,
    ...{ drainSeconds: 1, metricsPort: undefined, backupTo: 'data/backups' },
    settingsFile: '/etc/laurel-ridge/settings',
    mailLinks: true,
    financingTerms: undefined,
  });
});

// spec S17.1, S17.2, S17.4, S17.5, S17.6, S17.9, S17.10, S17.11, S17.12, S17.13
test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number (got "abc")'],
  [{ SITE_URL: 'carts' }, 'SITE_URL must be an http or https address'],
  [{ SITE_URL: 'https://' }, 'SITE_URL must be an http or https address'],
  [
    { SITE_URL: 'https://carts.example:8443/shop' },
    'SITE_URL must end after the host, without path or query: https://carts.example:8443',
  ],
  [{ SITE_URL: 'https://carts.example?a=1' }, 'must end after the host, without path or query'],
  [{ SITE_URL: 'https://kim@carts.example' }, 'SITE_URL must be without a name or password'],
  [{ FINANCING_URL: 'https://a:b@bank.example/x' }, 'FINANCING_URL must be without a name'],
  [{ DATABASE_URL: 'mysql://u:secret@h/db' }, 'DATABASE_URL must start with postgres://'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must start with smtp://'],
  [{ SMTP_URL: 'smtp://kim:pa#ss@mail.example' }, 'SMTP_URL is no whole address; in a name or'],
  [{ DATABASE_URL: 'postgres://kim:pa/ss@host/db' }, 'DATABASE_URL is no whole address'],
  [
    { LEADS_TO_POCONO_PINES: 'nobody' },
    'LEADS_TO_POCONO_PINES must be e-mail addresses, separated by commas (got "nobody")',
  ],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be 1 or 0 (got "maybe")'],
  [{ STOCK_FROM: 'ftp://x.example/a' }, 'STOCK_FROM must be a file, or an http or https address'],
  [{ STOCK_SHEETS: ' , ' }, 'STOCK_SHEETS must be names, separated by commas'],
  [{ STOCK_EVERY: '0' }, 'STOCK_EVERY must be a number of minutes from 1 to 1440 (got "0")'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be a number of seconds from 0 to 60'],
  [{ MAIL_LINKS: 'yes' }, 'MAIL_LINKS must be on or off (got "yes")'],
  [
    { FINANCING_TERMS: 'apr=6.9' },
    'FINANCING_TERMS must be apr (0 to 36 percent), months (6 to 120, whole) and down (0 to 90 percent), each once: apr=6.9,months=60,down=10 (got "apr=6.9")',
  ],
  [{ LEADS_KEEP_DAYS: '0' }, 'LEADS_KEEP_DAYS must be a whole number of days from 1 to 36500'],
])('%j is refused with a clear message', (env, message) => {
  expect(() => readSettings(env)).toThrow(SettingsError);
  expect(() => readSettings(env)).toThrow(message);
});

// spec S17.17
test.each([
  ['REPORTTO', 'REPORTTO is no setting; the nearest is REPORT_TO'],
  ['LEADS_TO_SCRANTN', 'LEADS_TO_SCRANTN is no setting; the nearest is LEADS_TO_SCRANTON'],
  ['FINANCE_URL', 'FINANCE_URL is no setting; the nearest is FINANCING_URL'],
  [
    'STOCK',
    'STOCK is no setting; those that begin like it are STOCK_FROM, STOCK_FROM_PRIVATE, STOCK_MAPPING, STOCK_SHEETS, STOCK_EVERY',
  ],
  ['REPORT_RECIPIENT', 'REPORT_RECIPIENT is no setting; those that begin like it are REPORT_TO'],
])('%s, which begins like a setting, is refused with the nearest name', (name, message) => {
  expect(() => readSettings({ [name]: 'a secret' })).toThrow(new SettingsError(message));
});

test.each(['MAIL', 'MAILCHECK', 'HOSTNAME', 'SUDO_UID', 'DATABASE', 'PORTABLE', 'PATH'])(
  '%s of another program is no fault',
  (name) => {
    expect(() => readSettings({ [name]: '1' })).not.toThrow();
  },
);

test('every setting at fault is named at once', () => {
  expect(() => readSettings({ PORT: 'x', LEADS_TO: 'y' })).toThrow(/^PORT .*\nLEADS_TO .*$/);
});

// spec S17.6, S17.9, S17.10, S17.11, S17.16, S29.1
test('what a setting is for is read', () => {
  const env = {
    ...{ DRAIN_SECONDS: '0.5', STOCK_EVERY: ' 30 ', STOCK_SHEETS: 'New, Used carts,' },
    ...{ TRUST_PROXY: 'yes', METRICS_PORT: '0', MAIL_LINKS: 'off' },
    ...{ FINANCING_TERMS: 'apr=6.9,months=60,down=10', DATABASE_URL: ' ' },
    ...{ LEADS_TO_SCRANTON: 's@carts.example', LEADS_TO_HATFIELD: ' ' },
    ...{ LEADS_TO: 'a@carts.example, b@carts.example', SITE_URL: 'https://carts.example/' },
  };
  expect(readSettings(env)).toMatchObject({
    ...{ siteUrl: 'https://carts.example', databaseUrl: undefined },
    leadsTo: ['a@carts.example', 'b@carts.example'],
    leadsToShowroom: { scranton: ['s@carts.example'] },
    ...{ drainSeconds: 0.5, stockEvery: 30, stockSheets: ['New', 'Used carts'] },
    ...{ trustProxy: true, metricsPort: 0, mailLinks: false },
    financingTerms: { apr: 6.9, months: 60, down: 10 },
  });
});

test.each(['DATABASE_URL', 'SMTP_URL', 'STOCK_FROM', 'SITE_URL', 'FINANCING_URL'])(
  'a password in %s is never repeated (spec S17.2)',
  (name) => {
    for (const value of ['mysql://u:secret@h/db', 'https://kim:secret@a.example/x?key=secret']) {
      const read = () => readSettings({ [name]: value });
      if (name === 'STOCK_FROM' && value.startsWith('https')) expect(read).not.toThrow();
      else expect(read).toThrow(/^((?!secret).)*$/s);
    }
  },
);
