import { afterAll, describe, expect, it, test } from 'vitest';
import { delivery, enquiry, settings } from '../test/support/enquiry-mail.ts';
import { startMailServer } from '../test/support/mail-server.ts';
import { isThisMachine, openMailer } from './mailer.ts';

const server = await startMailServer();
afterAll(() => server.close());

// spec S17.5
describe('a mail server without STARTTLS', () => {
  const limits = { connectMs: 20_000, silentMs: 20_000 };
  const mail = { ...delivery, kind: 'dealer', enquiry } as const;

  /** Resolves to 127.0.0.1 and is no name of this machine by its form. */
  const elsewhere = () => `smtp://2130706433:${server.port}`;

  it('is refused on another host, before anything is sent', async () => {
    const before = server.mails.length;
    const sent = await openMailer(elsewhere(), settings, limits).send(mail);
    expect(sent).toMatchObject({
      takenBy: [],
      failures: [{ cause: expect.stringContaining('ETLS') }],
    });
    expect(server.mails).toHaveLength(before);
  });

  it.each([
    ['on this machine', () => server.url],
    ['where its address says so', () => `${elsewhere()}?requireTLS=false`],
  ])('is used %s', async (_, url) => {
    const before = server.mails.length;
    await openMailer(url(), settings, limits).send(mail);
    expect(server.mails).toHaveLength(before + 1);
  });
});

test('a mail server that could not be reached for want of the library is tried again', async () => {
  let isBroken = true;
  const limits = {
    silentMs: 20_000,
    get connectMs() {
      if (isBroken) throw new Error('too many open files');
      return 20_000;
    },
  };
  const mailer = openMailer(server.url, settings, limits);
  const mail = { ...delivery, kind: 'dealer', enquiry } as const;
  const { failures } = await mailer.send(mail);
  expect(failures[0]?.problem).toContain('too many open files');
  isBroken = false;
  const before = server.mails.length;
  await mailer.send(mail);
  expect(server.mails).toHaveLength(before + 1);
  await mailer.close();
});

test.each([
  ['smtp://localhost', true],
  ['smtp://user:p%40ss@127.0.0.1:25', true],
  ['smtp://[::1]:25', true],
  ['smtp://127.0.0.1.example', false],
  ['smtps://mail.example', false],
])('%s is of this machine: %s', (url, is) => {
  expect(isThisMachine(url)).toBe(is);
});
