import { afterAll, expect, it } from 'vitest';
import { hostileTexts } from '../store/contract/hostile.ts';
import { mailTo } from '../test/support/enquiry-mail.ts';
import { headerOf, startMailServer } from '../test/support/mail-server.ts';

const server = await startMailServer();
afterAll(() => server.close());

const injections: readonly (readonly [string, string])[] = [
  ['a header', 'Robin\r\nBcc: victim@other.example\r\n\r\nbody'],
  ['an address list', 'Robin" <a@other.example>, "B'],
  ['an end of mail', 'x\r\n.\r\nMAIL FROM:<a@other.example>\r\n'],
  ['a file name', '/etc/passwd'],
  ...hostileTexts,
];
it.each(injections)('is not affected by %s in any field', async (_, text) => {
  const vehicle = { id: text, name: text, brand: text, condition: 'new' as const };
  const hostile = {
    firstName: text,
    lastName: text,
    phone: text,
    message: text,
    plan: text,
    vehicles: [vehicle],
    source: { page: text, firstCampaign: { utm_source: text } },
  };
  for (const kind of ['dealer', 'links', 'adf', 'confirmation'] as const) {
    const before = server.mails.length;
    const mail = await mailTo(server, kind, hostile);
    expect(server.mails.length).toBe(before + 1);
    expect(mail.to).toHaveLength(1);
    const names = mail.raw
      .slice(0, mail.raw.indexOf('\r\n\r\n'))
      .split('\r\n')
      .filter((line) => !/^[ \t]/.test(line))
      .map((line) => line.split(':')[0]?.toLowerCase());
    const expected = ['from', 'to', 'subject', 'message-id', 'date', 'mime-version'];
    const content =
      kind === 'adf' ? ['content-type', 'content-transfer-encoding'] : ['content-type'];
    const own = {
      dealer: ['reply-to'],
      links: [],
      adf: [],
      confirmation: ['reply-to', 'auto-submitted', 'x-auto-response-suppress'],
    };
    expect(names.toSorted()).toEqual([...expected, ...content, ...own[kind]].toSorted());
    if (kind === 'dealer') expect(headerOf(mail, 'Reply-To')).toMatch(/<robin@visitor\.example>$/);
  }
});
