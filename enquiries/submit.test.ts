import { expect, test } from 'vitest';
import { KeyOverloaded, Overloaded } from '../base/concurrency-limiter.ts';
import { StoreFailure } from '../domain/store-failure.ts';
import { inTurn } from './submit.ts';

const outage = new StoreFailure('gone');
const full = new Overloaded();
const bug = new TypeError('undefined is no function');

// spec S15.8, S16.3
test.each<[string, Error | undefined, unknown, readonly unknown[]]>([
  ['a store that answers', undefined, 'kept', ['end']],
  ['a store that does not answer', outage, { kind: 'unavailable' }, [outage]],
  ['a full queue', full, { kind: 'unavailable' }, [full]],
  ['a busy network', new KeyOverloaded(), { kind: 'limited', retryAfterSeconds: 10 }, []],
  ['a bug of our own, which is thrown on', bug, bug, []],
])('%s', async (_, error, outcome, reports) => {
  const reported: unknown[] = [];
  const dependencies = {
    limiter: { run: <T>(work: () => Promise<T>) => work() },
    trouble: {
      report: (cause: unknown) => void reported.push(cause),
      end: () => void reported.push('end'),
    },
  };
  const work = async () => {
    if (error !== undefined) throw error;
    return 'kept';
  };
  const result = await inTurn(dependencies, '192.0.2.1', work).catch((thrown: unknown) => thrown);
  expect({ result, reported }).toEqual({ result: outcome, reported: reports });
});
