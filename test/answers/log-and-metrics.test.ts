import { expect, test, vi } from 'vitest';
import { signerFor } from '../../staff/link-token.ts';
import { openStore } from '../../store/open-store.ts';
import { freePort } from '../../tools/free-port.ts';
import { asJson, typed } from '../support/enquiry.ts';
import { startSite } from '../support/running-site.ts';

// spec S17.10, S22.4
test('a running site logs one JSON line per request, without personal data, and has metrics on their own port', async () => {
  const metricsPort = await freePort();
  await using site = await startSite({
    METRICS_PORT: `${metricsPort}`,
    TRUST_PROXY: '1',
    SMTP_URL: 'smtp://mailer:hush-hush@127.0.0.1:1',
    LEADS_TO: 'boss@carts.example',
    FINANCING_URL: 'https://partner.example/apply?key=hush-hush',
  });
  const headers = { 'x-forwarded-for': '198.51.100.77', 'user-agent': 'tell-tale/1.0' };
  for (const path of [
    ...['/inventory?q=robin%40visitor.example', '/services', '/services'],
    ...['/robin@visitor.example', '/5705550199'],
  ]) {
    await fetch(site.url + path, { headers });
  }
  const store = await openStore({ dataDir: site.dataDir });
  const path = signerFor(await store.linkSecret.read(), 'boss@carts.example', new Date());
  await store.close();
  const hold = path('hold', 'rover-xxl');
  for (const method of ['GET', 'POST']) await fetch(site.url + hold, { method, headers });
  await fetch(`${site.url}${hold}x`, { headers });
  const init = asJson(typed);
  const sent = await fetch(`${site.url}/api/contact`, {
    ...init,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(sent.status).toBe(201);
  await vi.waitFor(() => expect(site.output()).toContain('mail cannot be sent'));
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/^laurel_requests_total\{method="GET",status="200",cache="miss"\} \d+$/m);
  expect(metrics).toMatch(/^laurel_stock_stale 0$/m);
  expect(metrics).toMatch(/^laurel_mails_queued \d+$/m);
  expect(metrics).toMatch(/^laurel_page_cache_bytes [1-9]\d*$/m);
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  site.child.kill('SIGTERM');
  await site.ended;
  const output = site.output();
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  const requests = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request');
  const summaries = requests.map(({ method, path, status, cache }) =>
    [method, path, status, cache].join(' '),
  );
  expect(summaries).toEqual(
    expect.arrayContaining([
      'GET /inventory 200 miss',
      'GET /services 200 miss',
      'GET /services 200 hit',
      'GET - 404 miss',
      'GET /do/hold 200 miss',
      'POST /do/hold 200 none',
      'POST /api/contact 201 none',
    ]),
  );
  expect(new Set(requests.map(({ id }) => id)).size).toBe(requests.length);
  expect(requests.every(({ ms }) => ms >= 0)).toBe(true);
  for (const secret of [
    ...[hold.slice('/do/hold/'.length), hold.slice(-22)],
    ...['hush-hush', 'boss@', 'robin', 'Robin', 'Hale', 'visitor.example', '555-0199', '5550199'],
    ...['four seater', '198.51.100.77', '127.0.0.1:1', 'tell-tale'],
  ]) {
    expect(output).not.toContain(secret);
  }
});
