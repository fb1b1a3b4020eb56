import { expect } from 'vitest';
import type { OpenApp } from './open-app.ts';

/** An address with a token in it, how it is asked, and the status of the answer. */
export type SecretRequest = readonly [address: string, init: RequestInit, status: number];

/** Expects that no answer to these is cached, indexed or sent as a referrer to the next page. */
export async function expectSecretAnswers(app: OpenApp, requests: readonly SecretRequest[]) {
  for (const [address, init, status] of requests) {
    const response = await app.ask(address, init);
    expect([address, response.status]).toEqual([address, status]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  }
}
