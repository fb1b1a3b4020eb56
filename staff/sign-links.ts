import { linkLife, type SignLink, staffLinkPath } from '../domain/staff-link.ts';
import { signToken } from './link-token.ts';

/** Signs links that work from now on; `by` is whom their mail goes to, which the history names. */
export function signerFor(secret: string, by: string, now: Date): SignLink {
  return (action, thing) => {
    const until = new Date(now.getTime() + linkLife(action));
    return staffLinkPath(action, signToken({ action, thing, by, until }, secret));
  };
}
