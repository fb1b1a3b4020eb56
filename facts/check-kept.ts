import { browserRecords } from '../domain/browser-storage.ts';
import { keptInFolders, keptInTables, sentByMail } from '../domain/policies/kept-data.ts';
import type { FactPage } from './fact-page.ts';

/** Checks that the privacy policy names all that is kept and mailed, each with its time (spec S22.9, S22.10). */
export function checkKept({ path, text }: FactPage): string[] {
  if (!path.startsWith('/privacy')) return [];
  const records = [
    ...Object.values(browserRecords).flatMap(({ purpose, lifetime }) => [purpose, lifetime]),
    ...Object.values(keptInTables).flatMap((table) => (table ? [table.what] : [])),
    ...Object.values(keptInFolders).map(({ what }) => what),
    ...Object.values(sentByMail),
  ];
  const counted = /\b(?:one|two|three|four|five|six|\d+) things?\b[^.]{0,40}\bbrowser/i.exec(text);
  return [
    ...records
      .filter((words) => !text.includes(words))
      .map((words) => `kept and not said: ${words}`),
    ...(counted === null ? [] : [`a count that stands still: "${counted[0]}"`]),
  ];
}
