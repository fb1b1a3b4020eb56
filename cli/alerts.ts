import { defineCommand, done, write } from './command.ts';
import { alertLines } from './report/alert-lines.ts';

export const alertsCommand = defineCommand({
  name: 'alerts list',
  summary: 'Count the people waiting for a search, a cart or a lower price',
  details: `Only confirmed alerts count. Of a search text only words are shown that the stock or the
trade knows. To remove a person: dealer leads forget EMAIL.`,
  async run(_args, _options, { store, out, err, now }) {
    const { alerts, catalogue } = await store();
    const lines = await alertLines(alerts, await catalogue.list(), now);
    for (const line of lines) await write(out, `${line}\n`);
    if (lines.length === 0) await write(err, 'Nobody is waiting for anything.\n');
    return done;
  },
});
