export class TooLate extends Error {
  override name = 'TooLate';
}

/** The work goes on. @throws {TooLate}, or an error of the class `Late` */
export async function within<T>(
  ms: number,
  promise: Promise<T>,
  Late: new (message: string) => Error = TooLate,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
