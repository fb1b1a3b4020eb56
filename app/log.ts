export type Level = 'info' | 'warn' | 'error';

/** One JSON line per event. Never carries personal data or secrets. */
export type Log = (level: Level, event: string, fields?: Record<string, unknown>) => void;

/** Writes each event as one line to `stream`. */
export function logTo(stream: { write(text: string): unknown }): Log {
  return (level, event, fields = {}) => {
    stream.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`);
  };
}
