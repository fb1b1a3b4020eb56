const firstPauseMs = 5_000;
const maxPauseMs = 300_000;

/**
 * Calls `send` once, on connection or after a pause that doubles with each attempt. @returns
 * cancels the call
 */
export function sendAgain(attempts: number, send: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    removeEventListener('online', start);
  };
  const start = () => {
    cancel();
    send();
  };
  const timer = setTimeout(start, Math.min(firstPauseMs * 2 ** (attempts - 1), maxPauseMs));
  addEventListener('online', start);
  return cancel;
}
