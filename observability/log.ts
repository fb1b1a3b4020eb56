export type Level = 'info' | 'warn' | 'error';

/** One JSON line per event. Never carries personal data or secrets. */
export type Log = (level: Level, event: string, fields?: Record<string, unknown>) => void;

export interface Output {
  write(text: string): unknown;
}

/** Writes each event as one line to `output`. */
export function logTo(output: Output): Log {
  return (level, event, fields = {}) => {
    output.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`);
  };
}

/**
 * The kind of failure an error is: equal for equal causes, and never the message of a database's
 * answer, which may quote what somebody entered.
 */
export function causeOf(error: unknown): string {
  const { code, errstr, message } = error as { code?: unknown; errstr?: string; message?: string };
  return errstr ?? (typeof code === 'string' ? code : (message ?? String(error)).slice(0, 100));
}
