import type { StaffAction } from '../../domain/staff-link.ts';
import { signerFor } from '../../staff/link-token.ts';
import { findAll } from './html.ts';
import type { OpenApp } from './open-app.ts';

export const kim = 'kim@carts.example';

/** What the history says of a link that Kim was mailed. */
export const kimsLink = `a link from the mail to ${kim}`;

/** A link as a mail to Kim has it, that was sent `at`. */
export async function linkTo(
  { store }: Pick<OpenApp, 'store'>,
  action: StaffAction,
  target: string,
  at = new Date(),
): Promise<string> {
  return signerFor(await store.linkSecret.read(), kim, at)(action, target);
}

/** The page of a link: its heading, all its words, what its button says, and the link on it. */
export interface ReadLinkPage {
  readonly status: number;
  readonly title: string;
  readonly words: string;
  readonly button: string | undefined;
  readonly next: string;
}

/** Reads the page at a link, or what comes of its button with `method: 'POST'`. */
export async function readLink(
  app: Pick<OpenApp, 'ask'>,
  path: string,
  init: RequestInit = {},
): Promise<ReadLinkPage> {
  const response = await app.ask(path, init);
  const [main] = findAll(await response.text(), 'main');
  const next = main?.findAll('a').find(({ attributes }) => attributes.href?.startsWith('/do/'));
  return {
    status: response.status,
    title: main?.findAll('h1')[0]?.text ?? '',
    words: main?.text ?? '',
    button: main?.findAll('form')[0]?.findAll('button')[0]?.text,
    next: next?.attributes.href ?? '',
  };
}

/** Presses the button of a link's page. */
export function pressButton(app: Pick<OpenApp, 'ask'>, path: string): Promise<ReadLinkPage> {
  return readLink(app, path, { method: 'POST' });
}
