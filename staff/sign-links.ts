import {
  hasMailLinks,
  type LinkSecret,
  linkLife,
  type MailLinkSettings,
  type OpenLinks,
  type SignLink,
} from '../domain/staff-link.ts';
import { signToken } from './link-token.ts';

/** @param by the mail's recipient */
export function signerFor(secret: string, by: string, now: Date): SignLink {
  return (action, target) => {
    const until = new Date(now.getTime() + linkLife(action));
    return `/do/${action}/${signToken({ action, target, by, until }, secret)}`;
  };
}

/** Undefined where `MAIL_LINKS` is off (spec S26.7). */
export function openLinks(
  settings: MailLinkSettings,
  linkSecret: Pick<LinkSecret, 'read'>,
): OpenLinks | undefined {
  if (!hasMailLinks(settings)) return undefined;
  return async () => {
    const secret = await linkSecret.read();
    return (by) => signerFor(secret, by, new Date());
  };
}
