import { expect, test } from 'vitest';
import { ask, confirmed } from '../store/contract/alert-rig.ts';
import { makeVehicle, noon } from '../store/contract/rig.ts';
import { DealerRig } from '../test/support/dealer-rig.ts';
import { alertsCommand } from './alerts.ts';
import { reportCommand } from './report/report.ts';

const now = new Date(noon);
const rig = new DealerRig([alertsCommand, reportCommand], now);
const dealer = (...words: string[]) => rig.run(words);

// spec S27.13
test('alerts list and the report count those who wait for each alert, and name nobody', async () => {
  await rig.store.catalogue.seed(
    [makeVehicle('a', { stockNumber: 'A7', condition: 'used' })],
    noon,
  );
  expect(await dealer('alerts', 'list')).toMatchObject({
    out: '',
    err: 'No one is waiting for anything.\n',
  });

  const requests = [
    ...(['price', 'back'] as const).map((kind) => [kind, 'a']),
    ...Array(2).fill(['search', 'q=used+four+seater+under+6000']),
    ['search', 'condition=used&q=4+seater+under+6k'],
    ['search', 'q=zebra+jane.doe'],
  ];
  for (const [number, [kind, subject]] of requests.entries()) {
    const email = `p${number}@visitor.example`;
    await confirmed(rig.store, subject, now, { kind, email, mailbox: email });
  }
  await ask(rig.store, 'q=never+confirmed', now);
  const lines = [
    '3 people are waiting for a used 4-seater under $6,000',
    '1 person is waiting for the Denago Cart a (A7) to be in stock',
    '1 person is waiting for a lower price of the Denago Cart a (A7)',
    '1 person is waiting for a cart that matches the words of the search',
  ];
  const { out, code } = await dealer('alerts', 'list');
  expect([code, out]).toEqual([0, `${lines.join('\n')}\n`]);
  const report = await dealer('report');
  expect(report.out).toContain(
    `Alerts\n- 7 confirmations emailed, 6 of them confirmed\n${lines.map((line) => `- ${line}\n`).join('')}`,
  );
  expect(report.out).not.toMatch(/jane|visitor/);
});
