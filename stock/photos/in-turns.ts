/**
 * Works on all items, so many at once. The first failure ends it: nothing new is begun, and it
 * rejects with that failure.
 */
export async function inTurns<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items].values();
  let isOver = false;
  async function worker(): Promise<void> {
    for (const item of waiting) {
      if (isOver) return;
      await work(item).catch((error: unknown) => {
        isOver = true;
        throw error;
      });
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, worker));
}
