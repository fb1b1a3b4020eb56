import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('work waits for what came before it, also for what fails', async () => {
  const run = oneAtATime();
  const order: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([run(work('a', true)), run(work('b')), run(work('c'))]);
  expect(order).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});
