import { business } from '../dealer/business/identity.ts';
import { type Dealer, phoneAt } from '../dealer/dealer.ts';
import { formatHours } from '../dealer/hours.ts';
import { formatAddress } from '../dealer/showroom.ts';
import { physicalShowrooms } from '../places/showrooms.ts';
import { type PolicyKey, policyPaths } from './paths.ts';
import type { Block, KeyFact, PolicyDocument, PolicyHead, PolicySection } from './policy.ts';

/**
 * `markup`: key facts, `Label: value`, then
 *
 *     ## Heading {#fragment}
 *     A paragraph.
 *     - an item of a list; with `1.`, of one whose order matters
 *     Table: its caption
 *     | the columns, then a row in each line | whose first cell names it |
 *     Q: a question
 *     A: its answer
 *     [words](/path) [words](key-of-a-policy)
 *     [zone-map]
 */
export function policy(
  key: PolicyKey,
  text: Omit<PolicyHead, 'key' | 'paths'>,
  markup: (dealer: Dealer) => string,
): PolicyDocument {
  const head = { key, paths: policyPaths[key], ...text };
  return {
    head,
    read(dealer) {
      const text = markup(dealer) + contactDetails(dealer);
      const [facts = '', ...sections] = text.split(/^## /m);
      return { ...head, keyFacts: linesOf(facts).map(factOf), sections: sections.map(sectionOf) };
    },
  };
}

export function rows(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** At the end of every document (spec S14.2). */
const contactDetails = (dealer: Dealer) =>
  [
    `- Phone: ${dealer.phone.shown} (${formatHours(dealer.hours.phone)})`,
    `- Email: ${business.email}`,
    ...physicalShowrooms.map(
      ({ id, name, address }) =>
        `- ${name}: ${formatAddress(address)}, ${phoneAt(dealer, id).shown}`,
    ),
    '[Send us a message](/contact)',
  ].join('\n');

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

function factOf(line: string): KeyFact {
  const end = line.indexOf(': ');
  return { label: line.slice(0, end), value: line.slice(end + 2) };
}

function sectionOf(text: string): PolicySection {
  const [title = '', ...lines] = linesOf(text);
  const [, heading = '', id = ''] = /^(.*) \{#(.*)\}$/.exec(title) ?? [];
  const runs: { kind: Block['kind']; lines: string[] }[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    const isNew = kind === 'text' || line.startsWith(captionMark) || last?.kind !== kind;
    if (isNew) runs.push({ kind, lines: [line] });
    else last.lines.push(line);
  }
  return { id, heading, blocks: runs.map((run) => makers[run.kind](run.lines)) };
}

const captionMark = 'Table: ';
const link = /\[(.+?)\]\((.+?)\)/g;

const marks: readonly (readonly [Block['kind'], RegExp])[] = [
  ['list', /^- /],
  ['steps', /^1\. /],
  ['table', /^(?:Table: |\| )/],
  ['questions', /^[QA]: /],
  ['links', /^\[.+?\]\(/],
  ['zone-map', /^\[zone-map\]$/],
];

function kindOf(line: string): Block['kind'] {
  return marks.find(([, mark]) => mark.test(line))?.[0] ?? 'text';
}

const makers: Readonly<Record<Block['kind'], (lines: readonly string[]) => Block>> = {
  text: ([text = '']) => ({ kind: 'text', text }),
  list: (lines) => ({ kind: 'list', items: lines.map(unmarked) }),
  steps: (lines) => ({ kind: 'steps', items: lines.map(unmarked) }),
  table: ([caption = '', columns = '', ...others]) => ({
    kind: 'table',
    caption: unmarked(caption),
    columns: cellsOf(columns),
    rows: others.map(cellsOf),
  }),
  questions: (lines) => ({
    kind: 'questions',
    items: lines.flatMap((line, index) =>
      index % 2 === 0 ? { question: unmarked(line), answer: unmarked(lines[index + 1] ?? '') } : [],
    ),
  }),
  links: (lines) => ({
    kind: 'links',
    items: [...lines.join(' ').matchAll(link)].map(([, label = '', target = '']) => ({
      label,
      path: isKey(target) ? policyPaths[target][0] : target,
    })),
  }),
  'zone-map': () => ({ kind: 'zone-map' }),
};

function unmarked(line: string): string {
  return line.slice(line.indexOf(' ') + 1);
}

function cellsOf(row: string): readonly string[] {
  return row.slice(2, -2).split(' | ');
}

function isKey(target: string): target is PolicyKey {
  return target in policyPaths;
}
