import type { SyncNotes } from '../../domain/catalogue/stock-sync.ts';
import type { MailPart } from '../../domain/mail.ts';
import { momentInWords } from '../../domain/new-york-time.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { counted } from '../../domain/text/wording.ts';

/**
 * When the stock was last read from a file and from which, and since when it can't be. A file that
 * waits for a yes is among what waits.
 */
export function readingParts({ read, failing }: SyncNotes): readonly MailPart[] {
  const last = {
    heading:
      read === undefined
        ? 'Stock last read: never from a file'
        : `Stock last read: ${momentInWords(new Date(read.at))}, from ${read.from}`,
  };
  if (failing === undefined) return [last];
  const { since, times, problem, isQuestion } = failing;
  if (isQuestion) return [last];
  const tries = counted(times, 'try', 'tries');
  return [
    last,
    `Not usable since ${momentInWords(new Date(since))} (${tries}): ${cleanLine(problem)}`,
  ];
}
