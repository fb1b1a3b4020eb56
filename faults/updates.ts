import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fromHeader, startNginx } from '../test/support/nginx.ts';
import { makeServerFolder, type ServerFolder } from '../test/support/server-folder.ts';
import type { Row } from './report.ts';
import { ask, letIn, lostOf } from './visitors.ts';

/** How long an update may leave visitors without an answer (spec S23.8), milliseconds. */
const longestSilence = 3_000;

/** deploy/update under load: of versions that run, and of one that answers only beside the old one. */
export async function* updates(): AsyncGenerator<Row> {
  const server = await makeServerFolder();
  const { code, output } = await server.run('deploy/install', ['carts.example']);
  if (code !== 0) throw new Error(output);
  const nginx = await startNginx({
    conf: readFileSync(server.at('etc/nginx/sites-available/laurel-ridge'), 'utf8'),
    sites: [server.port, server.port + 1],
    change: fromHeader,
  });
  const endless = `if (process.env.PORT === '${server.port}') process.exit(1);`;
  try {
    yield await updated(server, nginx.url, 'the server updated', 0, (text) => `${text}\n`);
    yield await updated(
      server,
      nginx.url,
      'the server updated to a version that does not start in its place',
      1,
      (text) => `import process from 'node:process';\n${endless}\n${text}`,
    );
  } finally {
    await nginx.stop();
    await server.remove();
  }
}

/** Updates three times while visitors read and write, with a request every 20 ms. */
async function updated(
  server: ServerFolder,
  url: string,
  fault: string,
  exitCode: number,
  change: (text: string) => string,
): Promise<Row> {
  const times = 3;
  const crowd = letIn(url, 4, 2, 60);
  const probe = askSteadily(`${url}/`);
  const silences: number[] = [];
  let wrong = 0;
  for (let time = 0; time < times; time += 1) {
    const undo = server.changeSource('tools/serve.mjs', (text) => change(text + '\n'.repeat(time)));
    const { code } = await server.run('deploy/update');
    undo();
    if (code !== exitCode) wrong += 1;
    silences.push(probe.silence());
  }
  await probe.stop();
  await crowd.stop();
  const failed = crowd.pages.filter(({ status }) => status !== 200).length;
  const lost = await lostOf({ dataDir: server.at('var/lib/laurel-ridge') }, crowd.acknowledged);
  return {
    fault,
    times,
    lost: `${lost} of ${crowd.acknowledged.size} acknowledged enquiries; ${failed} of ${crowd.pages.length} pages and ${crowd.refused.length} enquiries refused`,
    wellAfter: silences,
    seen: `the time given is the longest without an answer${wrong > 0 ? `; ${wrong} ended otherwise` : ''}`,
    ok:
      lost + failed + crowd.refused.length + wrong === 0 && Math.max(...silences) < longestSilence,
  };
}

/** Asks every 20 ms, whether or not earlier requests have been answered. */
function askSteadily(url: string) {
  const answers: number[] = [performance.now()];
  let isOver = false;
  const asking = (async () => {
    const requests: Promise<void>[] = [];
    for (; !isOver; await wait(20)) {
      requests.push(
        ask(url).then(({ status }) => {
          if (status === 200) answers.push(performance.now());
        }),
      );
    }
    await Promise.all(requests);
  })();
  return {
    /** The longest time between two good answers since the last call. */
    silence() {
      const all = answers.splice(0, answers.length - 1);
      return Math.max(...all.map((at, index) => (all[index + 1] ?? at) - at));
    },
    async stop() {
      isOver = true;
      await asking;
    },
  };
}
