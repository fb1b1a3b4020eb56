import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadsCommands } from '../../cli/leads/leads.ts';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { composeMail } from '../../enquiries/mailer.ts';
import { readSettings } from '../../settings.ts';
import { feedFiles } from '../../stock/feeds/feed-file.ts';
import { runDealer } from '../support/dealer.ts';
import { asForm, asJson } from '../support/enquiry.ts';
import { elements, findAll, jsonLdOf } from '../support/html.ts';
import { type OpenApp, openApp, siteUrl } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

/** One row and one enquiry full of what could spoil a page, a feed, a mail or a spreadsheet. */
const mark = 'hstl';
const evil = [
  `</script><script>${mark}()</script>`,
  `</title></style></textarea><img src=x onerror=${mark}()>`,
  `" onmouseover="${mark}()" x="`,
  `' onfocus='${mark}()' y='`,
  `<!--${mark}-->]]><![CDATA[${mark}`,
  '\u202etxt.exe\u202c\u2066x\u2069',
  '#{7*7}{{7*7}}<%= 7*7 %>',
  `&lt;script&gt;${mark}&lt;/script&gt;`,
].join(' ');

const hostile: Vehicle = {
  ...row({ id: 'hostile' }),
  name: `=HYPERLINK("https://evil.example","${mark}") ${evil}`,
  brand: `Denago ${evil}`,
  category: `+cmd|' /C calc'!A0 ${evil}`,
  description: `@SUM(1+1)*${mark} ${evil} javascript:${mark}()`,
  images: [
    `javascript:${mark}()`,
    `data:text/html,${evil}`,
    `https://cdn.example/a.jpg?"><script>${mark}()`,
  ],
  externalUrl: `javascript:${mark}()`,
  specifications: { [evil]: evil, __proto__: 'x', topSpeed: evil },
  features: [evil, `-2+3+${mark}`],
  exteriorColor: evil,
  stockNumber: `\t=1+1 ${mark}`,
};

const enquiry = {
  firstName: `=1+1 ${evil}`,
  lastName: `${mark}\r\nBcc: victim@elsewhere.example`,
  email: 'robin+hostile@visitor.example',
  phone: `@570-555-0199 ${evil}`,
  interest: 'sales',
  message: `-2+3 ${evil}\n.\nFrom: ${mark}\n${mark}@evil.example`,
  vehicle: 'hostile',
  page: `/<script>${mark}()</script>`,
  firstCampaign: { utm_source: evil, __proto__: evil },
};

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ vehicles: [hostile, row({ id: 'calm' })] });
  const sent = await app.ask('/api/contact', asJson(enquiry));
  expect(sent.status).toBe(201);
});
afterAll(() => app.close());

/** What the staff's command line prints, over the same store. */
async function dealer(...argv: string[]): Promise<string> {
  const { out } = await runDealer(argv, leadsCommands, {
    settings: readSettings({ SITE_URL: siteUrl }),
    now: new Date(),
    store: async () => app.store,
  });
  return out;
}

// spec S22.2
describe('a hostile row', () => {
  test.each([
    ...['/', '/inventory', '/inventory?q=hstl', '/vehicles/hostile', '/contact?vehicle=hostile'],
    ...['/denago', '/vehicles/calm', '/dalton-golf-carts'],
  ])('is only text on %s', async (path) => {
    const html = await app.page(path);
    for (const attributes of elements(html, '*')) {
      expect(Object.keys(attributes).filter((key) => key.startsWith('on'))).toEqual([]);
      for (const key of ['href', 'src', 'action', 'srcset']) {
        expect(attributes[key] ?? '').not.toMatch(/^\s*(javascript|data|vbscript):|^x$/i);
      }
    }
    // Every script is one of ours: data, or a file.
    for (const { attributes, content } of findAll(html, 'script')) {
      if (attributes.type === 'application/ld+json') continue;
      expect(content).not.toContain(mark);
      const isInline = content.startsWith('const showList');
      expect(attributes.src?.startsWith('/assets/') || attributes.type || isInline).toBeTruthy();
    }
    expect(() => jsonLdOf(html)).not.toThrow();
    expect(html.match(/<\/script>/g)?.length ?? 0).toBe(elements(html, 'script').length);
  });

  test('has no link to anything but a web page, and no picture but a web picture', async () => {
    const html = await app.page('/vehicles/hostile');
    expect(html).not.toContain('View Vehicle Details');
    const api = await (await app.ask('/api/vehicles/hostile')).json();
    expect(api).not.toHaveProperty('externalUrl');
    expect(api.images).toHaveLength(1);
    const { headers } = await app.ask('/vehicles/hostile');
    expect(headers.get('content-security-policy')).toContain("img-src 'self' https://cdn.example;");
  });

  test('leaves every feed and list well-formed', async () => {
    for (const path of ['/feeds/google-products.xml', '/sitemap.xml']) {
      const xml = await app.page(path);
      expect([path, XMLValidator.validate(xml)]).toEqual([path, true]);
      expect(xml).not.toContain(`<script>${mark}`);
      expect(xml).not.toMatch(/[\u202a-\u202e]/);
    }
    for (const { name, contentType } of feedFiles) {
      if (!contentType.startsWith('text/csv')) continue;
      for (const line of (await app.page(`/feeds/${name}`)).split('\n')) {
        expect(line).not.toMatch(/(^|,)"?[=+@\t\r]/);
      }
    }
    JSON.parse(await app.page('/api/vehicles'));
  });
});

// spec S22.2
describe('a hostile enquiry', () => {
  test('reaches the dealer as text to the right addresses', async () => {
    const [enquiry] = await Array.fromAsync(app.store.enquiries.stream());
    if (enquiry === undefined) throw new Error('Not kept');
    for (const kind of ['dealer', 'adf', 'confirmation'] as const) {
      const mail = await composeMail(
        { id: 'x', kind, queuedAt: enquiry.receivedAt, enquiry },
        {
          siteUrl,
          dealer: dealerOf,
          mailFrom: 'site@carts.example',
          leadsTo: ['sales@carts.example'],
          leadsAdfTo: 'crm@carts.example',
        },
      );
      for (const tag of ['script', 'img', 'iframe', 'svg', 'style', 'link', 'form'])
        expect(findAll(String(mail.html ?? ''), tag)).toEqual([]);
      expect(mail.attachments).toBeUndefined();
      expect(mail.bcc).toBeUndefined();
      expect(String(mail.subject)).not.toMatch(/[\r\n]/);
      expect(JSON.stringify(mail.envelope)).not.toContain('victim');
      expect(String(mail.text)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      if (kind === 'confirmation') expect(String(mail.text)).not.toContain(mark);
      if (kind === 'adf') {
        expect(XMLValidator.validate(String(mail.text))).toBe(true);
        const parsed = new XMLParser().parse(String(mail.text));
        expect(parsed.adf.prospect.customer.comments).toContain(mark);
      }
    }
  });

  test('leaves every export readable and no cell a formula', async () => {
    const json = JSON.parse(await dealer('leads', 'export'));
    expect(json).toHaveLength(1);
    expect(json[0].message).toContain(mark);
    expect(XMLValidator.validate(await dealer('leads', 'export', '--format', 'adf'))).toBe(true);
    const csv = await dealer('leads', 'export', '--format', 'csv');
    expect(csv).not.toMatch(/(^|,|\n)"?[=+@\t]/);
    expect(csv).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    const list = await dealer('leads', 'list');
    expect(list.trimEnd().split('\n')).toHaveLength(1);
    expect([...list].some((char) => char < ' ' && char !== '\n')).toBe(false);
  });

  test('is only text in the form when sent back for correction', async () => {
    const fields = { ...enquiry, email: `"><script>${mark}()</script>`, firstCampaign: '' };
    const html = await (await app.ask('/contact', asForm(fields))).text();
    expect(html).not.toContain(`<script>${mark}`);
    expect(elements(html, 'input').find(({ name }) => name === 'email')?.value).toBe(fields.email);
  });
});
