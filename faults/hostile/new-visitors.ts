import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startNginx } from '../../test/support/nginx.ts';
import { startInstance } from '../instance.ts';
import type { Row } from '../report.ts';
import { ask, percentile, type Seen } from '../visitors.ts';
import { countsOf } from './attack.ts';

const clients = 300;
/** Visitors who come at the same time. */
const visitors = 60;
const lastsMs = 10_000;

/** Visitors who come while others have connections and keep asking: direct, and through nginx. */
export async function* newVisitors(port: number): AsyncGenerator<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-faults-'));
  const site = await startInstance(port, { DATA_DIR: dataDir });
  yield await visited(
    `${visitors} new visitors at a time beside ${clients} kept clients that ask on and on, direct`,
    site,
  );
  await site.stop();
  const behind = await startInstance(port, { DATA_DIR: dataDir, TRUST_PROXY: '1' });
  const nginx = await startNginx({
    sites: [port, port],
    // All come from this machine.
    change: (conf) => conf.replace('limit_conn visitors 100;', ''),
  });
  yield await visited(
    `${visitors} new visitors at a time beside ${clients} kept clients that ask on and on, through nginx`,
    nginx,
  );
  await nginx.stop();
  await behind.stop();
  rmSync(dataDir, { recursive: true });
}

async function visited(fault: string, { url, port }: { url: string; port: number }): Promise<Row> {
  await ask(`${url}/services`);
  const program = fileURLToPath(new URL('./kept-clients.ts', import.meta.url));
  const args = ['--disable-warning=ExperimentalWarning', program];
  const others = spawn(process.execPath, [...args, `${port}`, `${clients}`, '/services']);
  await wait(2_000);
  let isOver = false;
  const seen: Seen[] = [];
  const visit = async () => {
    while (!isOver) seen.push(await ask(`${url}/rentals`, { agent: new Agent(), timeout: 30_000 }));
  };
  const all = Array.from({ length: visitors }, visit);
  await wait(lastsMs);
  isOver = true;
  await Promise.all(all);
  others.kill();
  const times = seen.map(({ ms }) => ms);
  const failed = seen.filter(({ status }) => status !== 200);
  const p95 = percentile(times, 0.95);
  return {
    fault: `${fault}, ${lastsMs / 1000} s`,
    times: 1,
    lost: `${failed.length} of ${seen.length} new visitors`,
    wellAfter: [],
    seen: `new visitors ${countsOf(seen.map(({ status }) => status))}: p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
    ok: failed.length === 0 && p95 < 1_000,
  };
}
