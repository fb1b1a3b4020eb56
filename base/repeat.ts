/**
 * Works now and every `interval` milliseconds, without overlap, and keeps no process running.
 * Returns a function that stops it and aborts the turn under way, whose error `onFailure` does not
 * get.
 */
export function repeat(
  interval: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  onFailure: (error: unknown) => void,
): () => void {
  const stopping = new AbortController();
  let isWorking = false;

  async function turn(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      await work(stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) onFailure(error);
    } finally {
      isWorking = false;
    }
  }

  void turn();
  const timer = setInterval(turn, interval).unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}
