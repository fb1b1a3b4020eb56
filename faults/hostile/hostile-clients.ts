import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../report.ts';
import { type Attack, under } from './attack.ts';
import { pipelined, pipelinedTiny, rush, silent } from './connections.ts';
import { openFiles, slowFeeds, unreadLists, unreadModels, unreadPhotographs } from './unread.ts';
import { drawing, finishes, folded, spelled } from './work.ts';

/** Clients that try to exhaust memory, files, connections or the queues. */
export const attacks = {
  connections: [pipelined, pipelinedTiny, silent, rush],
  unread: [unreadPhotographs, unreadModels, unreadLists, openFiles, slowFeeds],
  work: [spelled, folded, drawing, finishes],
} as const satisfies Readonly<Record<string, readonly Attack[]>>;

/** Runs them one after another, each on a site of its own. */
export async function* hostileClients(
  port: number,
  kind: keyof typeof attacks,
): AsyncGenerator<Row> {
  for (const attack of attacks[kind]) {
    const dataDir = mkdtempSync(join(tmpdir(), 'laurel-faults-'));
    yield await under(attack, port, dataDir);
    rmSync(dataDir, { recursive: true });
  }
}
