import type { Log } from '../base/log.ts';
import { day } from '../domain/duration.ts';
import type { Enquiries } from '../domain/enquiries/enquiries.ts';
import type { Outbox } from '../domain/enquiries/outbox.ts';
import { undeliveredDays } from '../domain/enquiries/retention.ts';
import { counted } from '../domain/text/wording.ts';

/** Days since the newest enquiry; more suggest a wrong clock. */
const maxAheadDays = 31;
const weekMs = 7 * day;

interface Dependencies {
  readonly enquiries: Pick<Enquiries, 'countBefore' | 'deleteOlderThan'>;
  readonly outbox: Pick<Outbox, 'find' | 'queue'>;
  readonly log: Log;
}

/** At least a day after its announcement, in case the clock was ahead. */
export async function deleteOldEnquiries(
  days: number,
  { enquiries, outbox, log }: Dependencies,
): Promise<void> {
  const now = Date.now();
  const before = now - days * day;
  const { newest } = await enquiries.countBefore(new Date(before));
  if (newest === undefined) return;
  if (now - newest.getTime() > maxAheadDays * day) {
    log('warn', 'nothing deleted: the clock is far ahead of the newest enquiry', { newest });
    return;
  }
  // A mail covers a week, and is queued two days before that week begins.
  const weeks = [before, before + 2 * day].map((at) => Math.ceil(at / weekMs) * weekMs);
  for (const end of new Set(weeks)) await announce(end, days);
  const announced = await outbox.find(noticeKey(weeks[0]));
  if (announced === undefined || now - Date.parse(announced.queuedAt) < day) return;
  const undelivered = new Date(before - undeliveredDays * day);
  const count = await enquiries.deleteOlderThan(new Date(before), undelivered);
  if (count > 0) log('info', 'old enquiries deleted', { count });

  async function announce(end: number, keptDays: number) {
    const { count: due } = await enquiries.countBefore(new Date(end));
    if (due === 0) return;
    const subject = `${counted(due, 'old message')} will be deleted`;
    const body = [
      `In the coming week the website deletes ${counted(due, 'message')}, each when it is ${keptDays} days old (LEADS_KEEP_DAYS). The first are deleted tomorrow at the earliest.`,
      'To keep a copy: dealer leads export',
    ];
    await outbox.queue(noticeKey(end), { subject, body }, new Date(now));
  }
}

function noticeKey(end: number | undefined): string {
  return `deletion ${end}`;
}
