/** An unreachable, locked, full, damaged or replaced store; any other error is a bug. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
  readonly code: string | undefined;

  constructor(message: string, options?: { readonly cause: unknown }) {
    super(message, options);
    const { code, errstr } = (options?.cause ?? {}) as { code?: unknown; errstr?: string };
    this.code = errstr ?? (typeof code === 'string' ? code : undefined);
  }
}

export function isOutage(error: unknown): error is StoreFailure {
  return error instanceof StoreFailure;
}
