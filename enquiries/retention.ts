import { day } from '../domain/duration.ts';
import type { Enquiries } from '../domain/enquiries/enquiries.ts';
import { undeliveredDays } from '../domain/enquiries/retention.ts';
import type { Log } from '../observability/log.ts';

/** Deletes enquiries received more than `days` days ago (LEADS_KEEP_DAYS). */
export async function deleteOldEnquiries(
  days: number,
  enquiries: Pick<Enquiries, 'deleteOlderThan'>,
  log: Log,
): Promise<void> {
  const before = new Date(Date.now() - days * day);
  const undelivered = new Date(before.getTime() - undeliveredDays * day);
  const count = await enquiries.deleteOlderThan(before, undelivered);
  if (count > 0) log('info', 'old enquiries deleted', { count });
}
