import { expect, test } from 'vitest';
import { type LoggedRequest, loggedPath, logRequestsTo } from './request-log.ts';

const one: LoggedRequest = {
  id: 'abc-1',
  method: 'GET',
  target: '/inventory?q=robin%40visitor.example',
  status: 200,
  ms: 1.234,
  cache: 'hit',
};

test('a request is one line of JSON with its id, status, time and cache result', () => {
  let text = '';
  const log = logRequestsTo({ write: (line) => (text += line) });
  log(one);
  log({ ...one, status: 404, target: '/"\n{}' });
  const lines = text.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: 'info',
      event: 'request',
      id: 'abc-1',
      method: 'GET',
      path: '/inventory',
      status: 200,
      ms: 1.2,
      cache: 'hit',
    },
    expect.objectContaining({ path: '-', status: 404 }),
  ]);
});

// spec S22.4
test.each([
  ['/vehicles/d5-ranger-2+2', 200, '/vehicles/d5-ranger-2+2'],
  ['/healthz', 503, '/healthz'],
  ['/robin-hale', 404, '-'],
  ['/robin@visitor.example', 200, '-'],
  ['/5705550199', 200, '-'],
  ['/vehicles/sn-123456', 200, '/vehicles/sn-123456'],
  ['/a"b', 200, '-'],
  [`/${'a'.repeat(200)}`, 200, '-'],
  // spec S26.5
  ['/do/hold/WyJhIl0.c2ln', 200, '/do/hold'],
  ['/do/hold/WyJhIl0.c2ln', 410, '/do/hold'],
  ['/do/undo/WyJhIl0.c2ln?x=1', 503, '/do/undo'],
  ['/do/hold/WyJhIl0.c2ln', 404, '-'],
])('of %s, answered %i, the log has %s', (target, status, path) => {
  expect(loggedPath({ target, status })).toBe(path);
});
