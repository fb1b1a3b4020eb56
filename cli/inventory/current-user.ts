import { userInfo } from 'node:os';
import type { Settings } from '../../settings.ts';

type Caller = Pick<Settings, 'sudoUser'>;

/** The user who called the command, also by sudo; undefined where the machine has no name for them. */
export function currentUser({ sudoUser }: Caller): string | undefined {
  if (sudoUser !== undefined) return sudoUser;
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** The name given by `--by`, with the caller's where sudo knows another one. */
export function nameBy(name: string, { sudoUser }: Caller): string {
  if (sudoUser === undefined || sudoUser.toLowerCase() === name.toLowerCase()) return name;
  return name === '' ? sudoUser : `${name} (noted by ${sudoUser})`;
}
