import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { minute } from '../domain/duration.ts';
import { openStore, type StorePlace } from '../store/open-store.ts';
import { bodyOf, startMailServer } from '../test/support/mail-server.ts';
import { freshDatabase } from '../test/support/postgres.ts';

const program = fileURLToPath(new URL('../test/support/enquiry-instance.ts', import.meta.url));
const total = 80;
/** What one life acknowledges at most, so that it takes several kills to get there. */
const perLife = 20;
/** Mails that one worker sends at once, and so may have on their way when it is killed. */
const onTheirWay = 4;

/** Runs an instance, kills it without warning at an acknowledgement, and notes what it acknowledged. */
async function runAndKill(
  place: StorePlace,
  smtpUrl: string,
  acknowledged: Set<string>,
): Promise<void> {
  const args = [program, place.dataDir, place.databaseUrl ?? '', smtpUrl, String(total)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const last = 1 + Math.floor(Math.random() * perLife);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    if (output.split('\n').length > last) child.kill('SIGKILL');
  });
  await once(child, 'close');
  // The last line counts only when it is whole.
  for (const id of output.split('\n').slice(0, -1)) acknowledged.add(id);
}

// spec S15.7
it.concurrent.each(['sqlite', 'postgres'] as const)(
  'loses none of 80 acknowledged enquiries when instances are killed at random, on %s',
  async (engine) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'laurel-crash-'));
    const database = engine === 'postgres' ? await freshDatabase() : undefined;
    const place: StorePlace = { dataDir, databaseUrl: database?.url };
    let unanswered = 0;
    const server = await startMailServer({
      dropAfterData() {
        if (Math.random() >= 0.01) return false;
        unanswered += 1;
        return true;
      },
    });
    const acknowledged = new Set<string>();
    let kills = 0;
    const keepKilling = async () => {
      while (acknowledged.size < total) {
        await runAndKill(place, server.url, acknowledged);
        kills += 1;
      }
    };
    await Promise.all([keepKilling(), keepKilling()]);

    // Their clock is past every lease that a killed instance held.
    const args = [program, dataDir, database?.url ?? '', server.url, '0', String(2 * minute)];
    const survivors = Array.from({ length: 2 }, () =>
      spawn(process.execPath, args, { stdio: 'inherit' }),
    );
    const store = await openStore(place);
    await vi.waitFor(
      async () => {
        // Those whose answer was lost wait a minute; the test doesn't.
        await store.outbox.retry(new Date());
        expect((await store.outbox.count()).queued).toBe(0);
      },
      { timeout: 120_000, interval: 300 },
    );
    for (const survivor of survivors) survivor.kill('SIGKILL');
    await Promise.all(survivors.map((survivor) => once(survivor, 'close')));

    const delivered = new Set<string>();
    let repeated = 0;
    // A mail may list many.
    for (const mail of server.mails) {
      const numbers = [...bodyOf(mail).matchAll(/^Number {6}(\S+)$/gm)].map(([, id = '']) => id);
      expect(numbers).not.toEqual([]);
      if (numbers.some((id) => delivered.has(id))) repeated += 1;
      for (const id of numbers) delivered.add(id);
    }
    const ids = (await Array.fromAsync(store.enquiries.stream())).map(({ id }) => id);
    expect(kills).toBeGreaterThan(3);
    expect([...acknowledged].filter((id) => !delivered.has(id))).toEqual([]);
    expect(ids.filter((id) => !delivered.has(id))).toEqual([]);
    expect(new Set(ids)).toEqual(new Set([...acknowledged, ...ids]));
    expect([...delivered].filter((id) => !ids.includes(id))).toEqual([]);
    // Only what was on its way at a kill, or unanswered, may have gone twice.
    expect(repeated).toBeLessThanOrEqual(kills * onTheirWay + unanswered);

    await store.close();
    await server.close();
    await database?.drop();
    rmSync(dataDir, { recursive: true });
  },
  300_000,
);
