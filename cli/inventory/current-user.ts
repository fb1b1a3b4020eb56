import { userInfo } from 'node:os';
import type { Settings } from '../../settings.ts';

/**
 * The name of the system’s user who runs the command: where it runs as the site's user, who has called
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
