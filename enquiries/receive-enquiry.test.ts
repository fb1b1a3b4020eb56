import { expect, test } from 'vitest';
import { KeyOverloaded, Overloaded } from '../base/concurrency-limiter.ts';
import { StoreFailure } from '../domain/store-failure.ts';
import { unlessOutage } from './receive-enquiry.ts';

async function outcomeOf(error: Error) {
  const reported: unknown[] = [];
  const trouble = { report: (cause: unknown) => void reported.push(cause), end() {} };
  const result = await unlessOutage({ trouble }, () => Promise.reject(error)).catch(
    (other: unknown) => other,
  );
  return { result, reported };
}

// spec S15.8, S16.3
test.each([
  ['a store that does not answer', new StoreFailure('gone')],
  ['a full queue', new Overloaded()],
])('%s is reported, and the visitor is asked to call', async (_, error) => {
  expect(await outcomeOf(error)).toEqual({ result: { kind: 'unavailable' }, reported: [error] });
});

test('a network with too many enquiries under way is asked to wait, and nothing is reported', async () => {
  expect(await outcomeOf(new KeyOverloaded())).toEqual({
    result: { kind: 'limited', retryAfterSeconds: 10 },
    reported: [],
  });
});

test('a bug of our own is thrown on', async () => {
  const error = new TypeError('undefined is no function');
  expect(await outcomeOf(error)).toEqual({ result: error, reported: [] });
});
