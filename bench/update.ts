import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startNginx } from '../test/support/nginx.ts';
import { makeServerFolder } from '../test/support/server-folder.ts';
import { ask } from './ask.ts';
import { budgets, judged } from './budgets.ts';
import type { Row } from './row.ts';

/** The longest time without a good answer while `deploy/update` brings a new version, of three updates. */
export async function update(say: (text: string) => void): Promise<readonly Row[]> {
  const server = await makeServerFolder();
  try {
    const installed = await server.run('deploy/install', ['carts.example']);
    if (installed.code !== 0) throw new Error(installed.output);
    const conf = readFileSync(server.at('etc/nginx/sites-available/laurel-ridge'), 'utf8');
    const nginx = await startNginx({ conf, sites: [server.port, server.port + 1] });
    const silences: number[] = [];
    for (let time = 1; time <= 3; time += 1) {
      say(`update ${time}`);
      const undo = server.changeSource('tools/serve.mjs', (text) => text + '\n'.repeat(time));
      const stop = askSteadily(nginx.port);
      const { code, output } = await server.run('deploy/update');
      undo();
      silences.push(await stop());
      if (code !== 0) throw new Error(output);
    }
    await nginx.stop();
    const what = 'longest time without an answer';
    const silence = Math.max(...silences) / 1_000;
    return [{ part: 'update', what, unit: 's', ...judged(budgets.updateSilence, silence) }];
  } finally {
    await server.remove();
  }
}

/** Requests a page every 20 ms; the returned function resolves to the longest time between two good answers. */
function askSteadily(port: number): () => Promise<number> {
  const answers = [performance.now()];
  let isOver = false;
  const asking = (async () => {
    const requests: Promise<void>[] = [];
    for (; !isOver; await wait(20)) {
      const answer = ask(port, '/').catch(() => undefined);
      requests.push(
        answer.then((reply) => {
          if (reply?.status === 200) answers.push(performance.now());
        }),
      );
    }
    await Promise.all(requests);
  })();
  return async () => {
    isOver = true;
    await asking;
    return Math.max(...answers.slice(1).map((at, index) => at - (answers[index] ?? at)));
  };
}
