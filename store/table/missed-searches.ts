import {
  type MissedSearches,
  missedSearchDays,
  mostMissedWords,
} from '../../domain/catalogue/search/missed-searches.ts';
import { day } from '../../domain/duration.ts';
import type { Database } from '../schema.ts';
import { inTransaction } from '../transaction.ts';

/** Searches without a match on either engine. */
export function openMissedSearches({ db }: Database): MissedSearches {
  return {
    add(searches, now) {
      const date = Math.floor(now.getTime() / day);
      return inTransaction(db, async (trx) => {
        await trx
          .deleteFrom('missed_searches')
          .where('day', '<', date - missedSearchDays)
          .execute();
        const rows = await trx
          .selectFrom('missed_searches')
          .select('words')
          .where('day', '=', date)
          .execute();
        const words = new Set(rows.map((row) => row.words));
        for (const { words: searched, count } of searches) {
          if (!words.has(searched) && words.size >= mostMissedWords) continue;
          words.add(searched);
          await trx
            .insertInto('missed_searches')
            .values({ day: date, words: searched, count })
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'words'])
                .doUpdateSet((eb) => ({ count: eb('missed_searches.count', '+', count) })),
            )
            .execute();
        }
      });
    },

    async list(since, limit) {
      const rows = await db
        .selectFrom('missed_searches')
        .select(({ fn }) => ['words', fn.sum<number>('count').as('count')])
        .where('day', '>=', Math.floor(since.getTime() / day))
        .groupBy('words')
        .orderBy('count', 'desc')
        .orderBy('words')
        .limit(limit)
        .execute();
      return rows.map(({ words, count }) => ({ words, count: Number(count) }));
    },
  };
}
