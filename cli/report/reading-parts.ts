import type { SyncNotes } from '../../domain/catalogue/stock-sync.ts';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { vehiclePath } from '../../domain/catalogue/vehicle-path.ts';
import type { MailPart } from '../../domain/mail.ts';
import { momentInWords } from '../../domain/new-york-time.ts';
import { cleanLine, cleanText } from '../../domain/text/clean-text.ts';
import { counted } from '../../domain/text/wording.ts';
import { yesCommand } from '../../stock/sync/sync-mail.ts';

/** Without a file that waits for a yes, which is listed apart. */
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

/** Waiting questions and prices with their links, and omitted rows with the pages of their carts. */
export function waitingParts(
  { questions = [], leftRows = [] }: SyncNotes,
  vehicles: readonly StockedVehicle[],
  siteUrl: string,
): readonly MailPart[] {
  const stocked = new Set(vehicles.map(({ id }) => id));
  const rows = leftRows.map(({ text, ids }) => {
    const id = ids.find((one) => stocked.has(one));
    return id === undefined ? text : { words: text, href: siteUrl + vehiclePath(id) };
  });
  const count = questions.length + rows.length;
  return [
    { heading: `Waiting for you in your stock file: ${count === 0 ? 'nothing' : count}` },
    ...questions.flatMap(({ key, text, yes = 'Yes, that’s right' }): readonly MailPart[] => [
      cleanText(text),
      { action: { words: yes, action: 'accept', target: key, command: yesCommand } },
    ]),
    { list: rows },
  ];
}
