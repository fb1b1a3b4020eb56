import { userInfo } from 'node:os';
import type { Settings } from '../../settings.ts';

/**
 * Who runs the command, as the machine calls them: where it runs as the site's user, who has called
 * it by sudo. Undefined where the machine has no name for them.
 */
export function currentUser({ sudoUser }: Pick<Settings, 'sudoUser'>): string | undefined {
  if (sudoUser !== undefined) return sudoUser;
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
