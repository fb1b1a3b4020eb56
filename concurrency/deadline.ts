export class TooLate extends Error {
  override name = 'TooLate';
}

/**
 * Settles like `promise`, within `ms` milliseconds. The work behind it is not stopped.
 * @throws {TooLate} when it has not settled by then
 */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
