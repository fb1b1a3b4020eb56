const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'a file of that name is in its place',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** How Node words a failure about a file; all that is left of one from another process. */
const fileFailure = /^([A-Z]+): .*, \w+ '([^']+)'/;

/** What failed, for a person: for a file or folder its path and the reason in words. */
export function failureText(error: unknown): string {
  const { message = '', ...rest } = error as Partial<NodeJS.ErrnoException>;
  const [, writtenCode = '', writtenPath] = fileFailure.exec(message) ?? [];
  const { code = writtenCode, path = writtenPath } = rest;
  const reason = reasons[code];
  if (path !== undefined && reason !== undefined) return `${path} can't be used: ${reason}`;
  return message || code || String(error);
}
