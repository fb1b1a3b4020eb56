import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeSecondDealer, project, walkSite } from '../support/second-dealer.ts';

/** A copy of the project with another dealer's `domain/dealer/business/`: nothing of the first is left in it. */

/** Every string in what the files of a dealer's folder export. */
async function stringsOf(folder: string): Promise<Set<string>> {
  const files = readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' });
  const modules = files.filter((file) => file.endsWith('.ts'));
  const exported = modules.map((file) => import(/* @vite-ignore */ join(project, folder, file)));
  return new Set((await Promise.all(exported)).flatMap(stringsIn));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => [
    ...(/[A-Z]/.test(key) && !/^[a-z]/.test(key) ? [key] : []),
    ...stringsIn(inside),
  ]);
}

/** What any dealer's pages say, whether or not the second one's folder has it too. */
const ofEveryDealer =
  /^(?:[a-z ]+|\d+ miles|2\+2|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)|City|Township|Club Car|LED headlights and tail lights|Lifted stance|Paint|Price|Rear-Wheel Drive|Rentals and delivery|Seat belts(?: in every seat)?|[\d:–-]+)$/;

/** Words of templates that are true of the first alone. */
const fixedWords =
  /\b(?:both|two|either) (?:showrooms?|counties|locations|workshops)\b|\bPenn\w*|\bPA\b|\bmountains?\b|\bvalley\b|\bPocono\w*|\bstatewide|\bLaurel/i;

let walk: ReturnType<typeof walkSite>;
let first: string[];
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-dealer-'));
  makeSecondDealer(folder);
  walk = walkSite(folder);
  walk.texts['favicon.svg'] = readFileSync(join(folder, 'public/favicon.svg'), 'utf8');
  const second = [...(await stringsOf('test/second-business'))].join('\n').toLowerCase();
  const strings = [...(await stringsOf('domain/dealer/business'))].flatMap((one) => [
    one,
    one.toUpperCase(),
  ]);
  first = strings.filter((one) => !second.includes(one.toLowerCase()) && !ofEveryDealer.test(one));
});

// spec S1.2
test('no page, feed, file or mail has a word, number, place, color or file of the first dealer', () => {
  expect(first.length).toBeGreaterThan(300);
  expect(Object.keys(walk.texts).length).toBeGreaterThan(90);
  const leaks = Object.entries(walk.texts).flatMap(([path, text]) => {
    const plain = text.replaceAll('<!-- -->', '').replaceAll('&#x27;', '’');
    const fixed = fixedWords.exec(plain.replace(/<style.*?<\/style>/gs, ''));
    return [
      ...first.filter((one) => hasWord(plain, one)),
      ...(fixed === null ? [] : [fixed[0]]),
    ].map((one) => `${path}: ${one}`);
  });
  expect(leaks).toEqual([]);
});

/** Whether a text has these words, and not as a part of longer ones. */
function hasWord(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + words.length] ?? ' '}`;
    if (!/\w/.test(around)) return true;
  }
  return false;
}

test('its pages contradict neither its folder nor its stock, and no link is broken', () => {
  expect(walk.problems).toEqual([]);
});
