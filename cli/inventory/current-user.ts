import { userInfo } from 'node:os';

/** Who runs the command, as the machine calls them; undefined where it has no name for them. */
export function currentUser(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
