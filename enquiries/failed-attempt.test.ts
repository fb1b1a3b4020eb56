import { describe, expect, it } from 'vitest';
import { day, minute } from '../domain/duration.ts';
import { readFailure } from './mailer.ts';
import { nextAttempt } from './outbox-worker.ts';

const start = new Date('2026-05-01T12:00:00Z');

describe('nextAttempt', () => {
  it.each([
    [1, 0, 1],
    [5, 0, 12.8],
    [9, 0.5, 256],
    [10, 1, 360],
    [400, 0, 288],
  ])('after %i attempts with chance %f waits %f minutes', (attempts, random, minutes) => {
    const next = nextAttempt(attempts, start, start, random);
    expect(((next?.getTime() ?? 0) - start.getTime()) / minute).toBeCloseTo(minutes, 6);
  });

  it('makes its last attempt after three days', () => {
    const end = start.getTime() + 72 * 60 * minute;
    const late = new Date(end - 5 * minute);
    expect(nextAttempt(30, start, late, 0.5)?.getTime()).toBe(end);
    expect(nextAttempt(30, start, new Date(end), 0.5)).toBeUndefined();
  });

  it('is tried ten times even where the clock jumps ahead by weeks (spec S15.11)', () => {
    let at: Date | undefined = start;
    const waits: number[] = [];
    for (let attempts = 1; at !== undefined; attempts += 1) {
      const jumped: Date = attempts === 2 ? new Date(at.getTime() + 40 * day) : at;
      at = nextAttempt(attempts, start, jumped, 0.5);
      if (at !== undefined) waits.push((at.getTime() - jumped.getTime()) / minute);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
  });
});

describe('readFailure', () => {
  const refusal = (command: string, response: string) =>
    Object.assign(new Error(`Can't send mail: ${response}`), {
      code: 'EENVELOPE',
      command,
      response,
      responseCode: Number(response.slice(0, 3)),
    });

  it.each([
    [true, 'RCPT TO', '550 no such user'],
    [true, 'RCPT TO', '550 5.1.1 <robin@visitor.example> unknown'],
    [true, 'RCPT TO', '553-5.1.2 bad domain'],
    [false, 'RCPT TO', '550 5.7.1 relaying denied'],
    [false, 'RCPT TO', '552 5.2.2 mailbox full'],
    [false, 'RCPT TO', '450 4.1.1 later'],
    [false, 'MAIL FROM', '550 5.1.8 sender unknown'],
    [false, 'DATA', '554 5.6.0 no'],
  ])('permanent %s: %s answered %s', (isPermanent, command, response) => {
    expect(readFailure(refusal(command, response)).isPermanent).toBe(isPermanent);
  });

  it('gives the staff the full reason and the log nothing personal', () => {
    const failure = readFailure(refusal('RCPT TO', '550 5.1.1 <robin@visitor.example>\r\nunknown'));
    expect(failure.problem).toBe('550 5.1.1 <robin@visitor.example> unknown');
    expect(failure.cause).toBe('EENVELOPE RCPT TO 550');
    const odd = { problem: 'odd', cause: 'error', isPermanent: false, isRefusal: false };
    expect(readFailure('odd')).toMatchObject(odd);
  });
});
