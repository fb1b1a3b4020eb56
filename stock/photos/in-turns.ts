/**
 * Runs `work` for every item, at most `atOnce` at a time. After the first failure no further item is
 * started, and the promise rejects with it.
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
