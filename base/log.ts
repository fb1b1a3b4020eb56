type Level = 'info' | 'warn' | 'error';

/** One JSON line per event, without personal data or secrets. */
export type Log = (level: Level, event: string, fields?: Record<string, unknown>) => void;

interface Output {
  write(text: string): unknown;
}

export function logTo(output: Output): Log {
  return (level, event, fields = {}) => {
    output.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`);
  };
}

/** Equal for equal causes, without the message of a database, which may quote visitors. */
export function causeOf(error: unknown): string {
  const { code, errstr, message } = error as { code?: unknown; errstr?: string; message?: string };
  return errstr ?? (typeof code === 'string' ? code : (message ?? String(error)).slice(0, 100));
}
