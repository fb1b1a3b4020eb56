import {
  type LinkSecret,
  linkLife,
  type OpenLinks,
  type SignLink,
  staffLinkPath,
} from '../domain/staff-link.ts';
import { signToken } from './link-token.ts';

/** Signs links that work from now on; `by` is whom their mail goes to, which the history names. */
export function signerFor(secret: string, by: string, now: Date): SignLink {
  return (action, thing) => {
    const until = new Date(now.getTime() + linkLife(action));
    return staffLinkPath(action, signToken({ action, thing, by, until }, secret));
  };
}

/** What {@link openLinks} depends on. */
export interface MailLinkSettings {
  /** MAIL_LINKS. */
  readonly mailLinks: boolean;
  /** False without a SITE_URL that others can open. */
  readonly isSiteUrlSet: boolean;
}

/** Signs the links of mails that leave; undefined where the settings leave links out (spec S26.7). */
export function openLinks(
  { mailLinks, isSiteUrlSet }: MailLinkSettings,
  linkSecret: Pick<LinkSecret, 'read'>,
): OpenLinks | undefined {
  if (!mailLinks || !isSiteUrlSet) return undefined;
  return async () => {
    const secret = await linkSecret.read();
    return (by) => signerFor(secret, by, new Date());
  };
}
