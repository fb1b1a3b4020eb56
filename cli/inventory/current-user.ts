import { userInfo } from 'node:os';
import type { Settings } from '../../settings.ts';

type Caller = Pick<Settings, 'sudoUser'>;

/** Also by sudo; undefined where the machine has no name for the user. */
export function currentUser({ sudoUser }: Caller): string | undefined {
  if (sudoUser !== undefined) return sudoUser;
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** With the caller's name where sudo has another. */
export function nameBy(name: string, { sudoUser }: Caller): string {
  if (sudoUser === undefined || sudoUser.toLowerCase() === name.toLowerCase()) return name;
  return name === '' ? sudoUser : `${name} (noted by ${sudoUser})`;
}
