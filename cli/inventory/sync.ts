import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { minute } from '../../domain/duration.ts';
import { cleanText } from '../../domain/text/clean-text.ts';
import { siteUserAgent } from '../../domain/user-agent.ts';
import { readMapping } from '../../stock/import/mapping/read-mapping.ts';
import { changeLines, summaryLine } from '../../stock/import/plan/import-report.ts';
import { type Pulled, pullStock } from '../../stock/sync/pull-stock.ts';
import { findFile } from '../../stock/sync/stock-source.ts';
import { syncMail } from '../../stock/sync/sync-mail.ts';
import { type CliTools, defineCommand, done, failed, UsageError, write } from '../command.ts';
import { failureText } from '../failure-text.ts';

export const syncCommand = defineCommand({
  name: 'inventory sync',
  summary: 'Bring the stock in step with the file or address in STOCK_FROM, now and from now on',
  details: `A running site does this by itself every STOCK_EVERY minutes. A file that can't be had or read, has
a bad row, or would take more than a fifth of the carts in stock (and more than five) off the site
changes nothing; REPORT_TO is mailed what is wrong, once, and what every reading changed.

What was set by hand (also by an import or an undo) holds until the file's own cell changes.`,
  syntax: (command) =>
    command
      .option('--once', 'now, and not again every STOCK_EVERY minutes')
      .option('--really', 'with --once: even if many carts leave the site'),
  async run(_args, { once = false, really = false }, tools) {
    const { stockFrom, stockEvery } = tools.settings;
    if (stockFrom === undefined) throw new UsageError('STOCK_FROM is not set');
    if (once) return syncOnce(stockFrom, really, tools);
    if (really) throw new UsageError('--really goes with --once: it answers for one reading');
    const turn = () => syncOnce(stockFrom, false, { ...tools, now: new Date() });
    return keepSyncing(turn, () => wait(stockEvery * minute), tools.err);
  },
});

/** Takes one turn after the other. A turn that fails, as while the store is down, is told and not the last. */
export async function keepSyncing(
  turn: () => Promise<unknown>,
  pause: () => Promise<void>,
  err: CliTools['err'],
): Promise<never> {
  for (;;) {
    try {
      await turn();
    } catch (error) {
      await write(err, `${cleanText(failureText(error))}\nNothing was changed.\n`);
    }
    await pause();
  }
}

async function syncOnce(from: string, really: boolean, tools: CliTools): Promise<number> {
  const { settings, store, now } = tools;
  const { catalogue, sync, outbox } = await store();
  const { siteUrl, stockMapping, stockFromPrivate: isPrivate, dataDir } = settings;
  const userAgent = siteUserAgent(siteUrl);
  const pulled = await pullStock({
    ...{ catalogue, sync, from, really, now, dataDir, photosFrom: settings.photosFrom },
    find: () => findFile({ from, isPrivate, dataDir, userAgent }),
    readMapping: async () => (stockMapping === undefined ? undefined : readMapping(stockMapping)),
  });
  const mail = syncMail(pulled, siteUrl);
  if (mail !== undefined && settings.reportTo !== undefined) {
    await outbox.queue(`stock ${randomUUID()}`, mail, now);
  }
  return tell(pulled, tools);
}

async function tell(pulled: Pulled, { out, err }: CliTools): Promise<number> {
  switch (pulled.kind) {
    case 'problem':
      await write(err, `${cleanText(pulled.problem)}\nNothing was changed.\n`);
      return failed;
    case 'unchanged':
      await write(err, 'The stock is in step with the file.\n');
      return done;
    case 'changed':
      await write(out, changeLines(pulled.plan));
      await write(err, `${summaryLine(pulled.plan)}\n`);
      return done;
  }
}
