import { hour, minute } from '../domain/duration.ts';

/** Waits between two attempts, milliseconds. */
const firstWait = minute;
const longestWait = 6 * hour;
/**
 * How long a delivery is tried, from its first attempt on, milliseconds; and how often at least: a
 * clock that jumps ahead by weeks uses up no days.
 */
const giveUpAfter = 72 * hour;
const fewestAttempts = 10;

/**
 * When a delivery that has failed `attempts` times is tried again: after a minute, doubling up to
 * six hours, give or take a fifth so that a thousand of them don't come back at once, and for the
 * last time when its three days are over, but {@link fewestAttempts} times at least (spec S15.11).
 * `undefined`: that was the last time. `random` in [0, 1).
 */
export function nextAttempt(
  attempts: number,
  tryingSince: Date,
  now: Date,
  random: number,
): Date | undefined {
  const end = tryingSince.getTime() + giveUpAfter;
  const isOver = now.getTime() >= end;
  if (isOver && attempts >= fewestAttempts) return undefined;
  const doubled = firstWait * 2 ** Math.min(attempts - 1, 20);
  const spread = Math.min(doubled, longestWait) * (0.8 + 0.4 * random);
  const waiting = Math.min(Math.max(spread, firstWait), longestWait);
  const next = now.getTime() + waiting;
  return new Date(isOver ? next : Math.min(next, end));
}
