import { writeFileSync } from 'node:fs';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import { askedMail } from '../../enquiries/alerts/alert-mails.ts';
import { composeMail } from '../../enquiries/mailer.ts';
import { findContradictions, readPages } from '../../facts/find-contradictions.ts';
import { fieldGuide, templateCsv } from '../../stock/import/field-guide.ts';
import { labelDocument } from '../../stock/labels/label-page.ts';
import { makeEnquiry } from '../../store/contract/rig.ts';
import { stocked } from './cart.ts';
import { crawl } from './crawl.ts';
import { openApp, siteUrl } from './open-app.ts';

/**
 * Reads everything that the site of this folder says, and writes it to the file that is named: the text
 * of each page, feed, file and mail by its address, and what is wrong with them.
 */
const app = await openApp();
const stock = await (await app.ask('/api/vehicles')).json();
const pages = await readPages(app);
const walk = await crawl(app);
const texts: Record<string, string> = {};
for (const { path, html } of [...pages, ...walk.pages.values()]) texts[path] = html;
const feeds = ['google-products.xml', 'google-vehicles.xml', 'meta-vehicles.csv'];
const drawn = [...walk.files].filter((path) => path.endsWith('.svg'));
const more = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];
for (const path of [...more, ...drawn, ...feeds.map((name) => `/feeds/${name}`)]) {
  texts[path] = await (await app.ask(path)).text();
}
const enquiry = makeEnquiry({ vehicles: stock.slice(0, 1), phone: '', receivedAt: '2026-11-23' });
const to = 'sales@mail.example';
const settings = { siteUrl, mailFrom: to, leadsTo: [to], leadsAdfTo: to, dealer: dealerOf };
for (const kind of ['dealer', 'adf', 'confirmation'] as const) {
  const mail = await composeMail(
    { id: '1', queuedAt: enquiry.receivedAt, kind, enquiry },
    settings,
  );
  texts[`mail ${kind}`] = JSON.stringify(mail);
}
texts['mail alert'] = JSON.stringify(
  askedMail('kept', '', { to, token: 't' as never, siteUrl, dealer: dealerOf() }),
);
texts.staff = fieldGuide() + templateCsv() + labelDocument(stock.map(stocked), siteUrl, dealerOf());
const problems = [...findContradictions(pages, stock), ...walk.problems];
await app.close();
const [file = ''] = process.argv.slice(2);
writeFileSync(file, JSON.stringify({ texts, files: [...walk.files], problems }));
