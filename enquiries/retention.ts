import type { LeadBook } from '../domain/contact/lead-book.ts';
import type { Log } from '../observability/trouble.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * Deletes enquiries older than `days` (LEADS_KEEP_DAYS), now and every hour; without a figure
 * everything is kept. Returns how it is stopped.
 */
export function keepOnly(days: number | undefined, inbox: LeadBook, log: Log): () => void {
  if (days === undefined) return () => undefined;
  const forget = () => {
    const before = new Date(Date.now() - days * day);
    inbox.deleteOlderThan(before).then(
      (count) => count > 0 && log('info', 'old enquiries deleted', { count }),
      (error: unknown) => log('error', 'old enquiries not deleted', { error: String(error) }),
    );
  };
  forget();
  const timer = setInterval(forget, hour);
  timer.unref();
  return () => clearInterval(timer);
}
