/**
 * The store did not do what was asked: it can't be reached, is locked, full, damaged or replaced.
 * Everything else that is thrown is a bug.
 */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
  /** The kind of failure in the driver's words, without anything a visitor entered. */
  readonly code: string | undefined;

  constructor(message: string, options?: { readonly cause: unknown }) {
    super(message, options);
    const { code, errstr } = (options?.cause ?? {}) as { code?: unknown; errstr?: string };
    this.code = errstr ?? (typeof code === 'string' ? code : undefined);
  }
}

/** Whether the store failed or did not answer in time; anything else is a bug and not an outage. */
export function isOutage(error: unknown): error is StoreFailure {
  return error instanceof StoreFailure;
}
