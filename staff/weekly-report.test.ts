import { expect, test, vi } from 'vitest';
import { repeat } from '../base/repeat.ts';
import { day, hour } from '../domain/duration.ts';
import { dueReport, reportOnMondays } from './weekly-report.ts';

// spec S17.12
test.each([
  // Daylight saving time is four hours behind UTC, standard time five.
  ['2026-07-06T10:59:59Z', undefined],
  ['2026-07-06T11:00:00Z', '2026-07-06'],
  ['2026-11-02T11:59:59Z', undefined],
  ['2026-11-02T12:00:00Z', '2026-11-02'],
  ['2026-11-03T04:59:59Z', '2026-11-02'],
  ['2026-11-03T05:00:00Z', undefined],
  ['2026-11-01T23:00:00Z', undefined],
])('at %s the report due is %s', (now, due) => {
  expect(dueReport(new Date(now))).toBe(due);
});

test('the report is made once each Monday, and again after a failure', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') });
  const reports: string[] = [];
  let failures = 1;
  const work = reportOnMondays(async () => {
    if (failures-- > 0) throw new Error('no store');
    reports.push(new Date().toISOString());
  });
  const stop = repeat(hour, work, () => {});
  await vi.advanceTimersByTimeAsync(14 * day);
  stop();
  expect(reports).toEqual(['2026-11-02T13:00:00.000Z', '2026-11-09T12:00:00.000Z']);
});
