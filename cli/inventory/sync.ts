import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { failureText } from '../../base/failure-text.ts';
import { minute } from '../../domain/duration.ts';
import { cleanText } from '../../domain/text/clean-text.ts';
import { siteUserAgent } from '../../domain/user-agent.ts';
import { readMapping } from '../../stock/import/mapping/mapping.ts';
import { changeLines, summaryLine } from '../../stock/import/plan/import-report.ts';
import { type Pulled, type PullOptions, pullStock } from '../../stock/sync/pull-stock.ts';
import { findFile } from '../../stock/sync/stock-source.ts';
import { syncMail, yesCommand } from '../../stock/sync/sync-mail.ts';
import { type CliTools, defineCommand, done, failed, UsageError, write } from '../command.ts';
import { nameBy } from './current-user.ts';

export const syncCommand = defineCommand({
  name: 'inventory sync',
  summary: 'Bring the stock in step with the file or address in STOCK_FROM, now and from now on',
  details: `A running site does this by itself every STOCK_EVERY minutes, by the rules of an import. A file that
can't be used, or asks for a yes, changes nothing and is tried again after 1, 3 and 6 minutes. REPORT_TO
is mailed what changed or was left out, and what is wrong after three failures in a row and once a day.

What was set by hand (also by an import or an undo) holds until the file's own cell changes.`,
  syntax: (command) =>
    command
      .option('--once', 'now, and not again every STOCK_EVERY minutes')
      .option('--really', 'with --once: yes to all that a reading asks')
      .option(
        '--yes <key>',
        'with --once: yes to what a mail asked, if the file still says the same',
      )
      .option('--by <name>', 'with --yes: who says so'),
  async run(_args, { once = false, really = false, yes: key, by = '' }, tools) {
    const { stockFrom: from, stockEvery } = tools.settings;
    if (from === undefined) throw new UsageError('STOCK_FROM is not set');
    const yes =
      key === undefined ? undefined : { key, by: nameBy(by, tools.settings) || 'unknown' };
    if (once) return report(await syncOnce({ from, really, yes }, tools), tools);
    if (really || yes) throw new UsageError('--really and --yes go with --once: for one reading');
    const turn = async () => {
      const pulled = await syncOnce({ from, really }, { ...tools, now: new Date() });
      await report(pulled, tools);
      return (pulled.kind === 'failed' && pulled.retryInMinutes) || stockEvery;
    };
    return keepSyncing(turn, (minutes = stockEvery) => wait(minutes * minute), tools.err);
  },
});

/** A failed turn is printed, and the next one follows. */
export async function keepSyncing(
  turn: () => Promise<number>,
  pause: (minutes: number | undefined) => Promise<void>,
  err: CliTools['err'],
): Promise<never> {
  for (;;) {
    let minutes: number | undefined;
    try {
      minutes = await turn();
    } catch (error) {
      await write(err, `${cleanText(failureText(error))}\nNothing was changed.\n`);
    }
    await pause(minutes);
  }
}

async function syncOnce(
  how: Pick<PullOptions, 'from' | 'really' | 'yes'>,
  { settings, store, now }: CliTools,
): Promise<Pulled> {
  const { catalogue, sync, outbox } = await store();
  const { siteUrl, stockSheets: sheets, stockMapping, dataDir, photosFrom } = settings;
  const userAgent = siteUserAgent(siteUrl);
  const pulled = await pullStock({
    ...how,
    catalogue,
    sync,
    now,
    dataDir,
    photosFrom,
    sheets,
    find: () =>
      findFile({ from: how.from, isPrivate: settings.stockFromPrivate, dataDir, userAgent }),
    readMapping: async () => (stockMapping === undefined ? undefined : readMapping(stockMapping)),
  });
  // The change of an accepted question is mailed in any case (spec S26.9).
  const isMailed = settings.reportTo !== undefined || how.yes !== undefined;
  const mail = isMailed ? syncMail(pulled, siteUrl) : undefined;
  if (mail !== undefined) await outbox.queue(`stock ${randomUUID()}`, mail, now);
  return pulled;
}

async function report(pulled: Pulled, { out, err }: CliTools): Promise<number> {
  if (pulled.kind === 'failed') {
    const hint = pulled.question === undefined ? '' : ` If that is right, run: ${yesCommand}`;
    await write(err, `${cleanText(pulled.failing.problem)}${hint}\nNothing was changed.\n`);
    return failed;
  }
  const { plan, change, leftOut, notes } = pulled;
  if (change !== undefined) await write(out, changeLines(plan));
  await write(err, leftOut + notes);
  const summary = change !== undefined ? summaryLine(plan) : 'The stock matches the file.';
  await write(err, `${summary}\n`);
  return done;
}
