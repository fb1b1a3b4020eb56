import type { Overrides } from '../../domain/dealer/overrides.ts';
import type { Database } from '../schema.ts';

export function openOverrides({ db }: Database): Overrides {
  return {
    list: () => db.selectFrom('overrides').select(['id as name', 'value']).orderBy('id').execute(),

    async set({ name: id, value }) {
      await db
        .insertInto('overrides')
        .values({ id, value })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ value }))
        .execute();
    },

    async remove(name) {
      await db.deleteFrom('overrides').where('id', '=', name).execute();
    },
  };
}
