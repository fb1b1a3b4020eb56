import type { SignLink, StaffLink } from '../domain/staff-link.ts';

/**
 * The links of a mail to the staff, each on a line of its own after its words. Without `sign` there
 * are the commands that do the same.
 */
export function linkLines(
  links: readonly StaffLink[],
  siteUrl: string,
  sign: SignLink | undefined,
): readonly string[] {
  return links.flatMap(({ words, action, thing, command }) => {
    if (sign !== undefined) return [`${words}:`, siteUrl + sign(action, thing)];
    return command === undefined ? [] : [`${words}: ${command}`];
  });
}
