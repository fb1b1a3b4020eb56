import type { Leads } from '../domain/contact/leads.ts';
import { undeliveredDays } from '../domain/contact/retention.ts';
import { day, hour } from '../domain/duration.ts';
import type { Log } from '../observability/log.ts';

/**
 * Deletes enquiries received more than `days` days ago (LEADS_KEEP_DAYS), now and every hour.
 * Returns how it is stopped.
 */
export function deleteOldEnquiries(
  days: number,
  leads: Pick<Leads, 'deleteOlderThan'>,
  log: Log,
): () => void {
  const deleteOld = () => {
    const before = new Date(Date.now() - days * day);
    const undelivered = new Date(before.getTime() - undeliveredDays * day);
    leads.deleteOlderThan(before, undelivered).then(
      (count) => count > 0 && log('info', 'old enquiries deleted', { count }),
      (error: unknown) => log('error', 'old enquiries not deleted', { error: String(error) }),
    );
  };
  deleteOld();
  const timer = setInterval(deleteOld, hour).unref();
  return () => clearInterval(timer);
}
