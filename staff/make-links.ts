import { type LinkSecret, type LinkTo, linkLife } from '../domain/staff-link.ts';
import { signToken } from './link-token.ts';

export interface MakeLinksOptions {
  readonly linkSecret: Pick<LinkSecret, 'read'>;
  /** Origin, without a trailing slash. */
  readonly siteUrl: string;
  /** False without a SITE_URL that others can open. */
  readonly isSiteUrlSet: boolean;
  /** MAIL_LINKS. */
  readonly mailLinks: boolean;
}

/**
 * Makes the links of a mail to the staff. `by` is the address it goes to, which the history names.
 * Resolves to undefined where the settings leave links out.
 */
export async function makeLinks(
  { linkSecret, siteUrl, isSiteUrlSet, mailLinks }: MakeLinksOptions,
  by: string,
  now: Date,
): Promise<LinkTo | undefined> {
  if (!mailLinks || !isSiteUrlSet) return undefined;
  const secret = await linkSecret.read();
  return (action, thing) => {
    const until = new Date(now.getTime() + linkLife(action));
    return `${siteUrl}/do/${action}/${signToken({ action, thing, by, until }, secret)}`;
  };
}
