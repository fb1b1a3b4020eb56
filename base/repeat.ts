/** Works now and every `interval` milliseconds without overlap. The result stops and aborts. */
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
