import { expect } from 'vitest';
import { asForm } from './enquiry.ts';
import { findAll } from './html.ts';
import type { OpenApp } from './open-app.ts';

/** What a page about alerts says, and what its buttons do. */
interface AlertPage {
  readonly status: number;
  readonly title: string;
  readonly words: string;
  readonly buttons: readonly string[];
}

/** A visitor who asks for alerts, over the built site, and presses the buttons of its pages. */
export class AlertVisitor {
  readonly #app: OpenApp;
  #addresses = 0;

  constructor(app: OpenApp) {
    this.#app = app;
  }

  /** An address that nobody has used. */
  someone(): string {
    this.#addresses += 1;
    return `visitor-${this.#addresses}@visitor.example`;
  }

  /** The mails that wait for an address: their texts and headers, oldest first. */
  async mailsTo(email: string) {
    const { outbox } = this.#app.store;
    const claims = await outbox.claim(999, 60, new Date(Date.now() + 1000));
    const mails = claims.flatMap((claim) => (claim.kind === 'alert' ? [claim] : []));
    for (const claim of claims) await outbox.postpone(claim, '', new Date());
    return mails.map(({ mail }) => mail).filter(({ to }) => to === email);
  }

  /** Asks as a form does; resolves to the path of the link in the mail that was queued last. */
  async ask(fields: Record<string, string>, email = this.someone()): Promise<string> {
    const response = await this.#app.ask('/alerts', asForm({ ...fields, email }));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/alerts/asked']);
    const mails = await this.mailsTo(email);
    const [, path = ''] =
      /carts\.example(\/alerts\/[\w-]+)/.exec(JSON.stringify(mails.at(-1)?.body)) ?? [];
    return path;
  }

  async read(path: string, init: RequestInit = {}): Promise<AlertPage> {
    const response = await this.#app.ask(path, init);
    const [main] = findAll(await response.text(), 'main');
    return {
      status: response.status,
      title: main?.findAll('h1')[0]?.text ?? '',
      words: main?.text ?? '',
      buttons: (main?.findAll('button') ?? []).map(({ attributes }) => attributes.value ?? ''),
    };
  }

  press(path: string, action: string): Promise<AlertPage> {
    return this.read(path, asForm({ do: action }));
  }
}
