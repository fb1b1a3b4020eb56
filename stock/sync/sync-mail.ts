import type { StaffMail } from '../../domain/enquiries/outbox.ts';
import type { MailPart } from '../../domain/mail.ts';
import { formatPrice } from '../../domain/money.ts';
import { momentInWords } from '../../domain/new-york-time.ts';
import type { AppliedChange } from '../../domain/stock/catalogue.ts';
import type { FailingSource } from '../../domain/stock/stock-sync.ts';
import { cartInWords } from '../../domain/stock/vehicle-key.ts';
import { cleanText } from '../../domain/text/clean-text.ts';
import type { ImportPlan } from '../import/plan/import-plan.ts';
import {
  changeLists,
  columnLines,
  leftInWords,
  leftLines,
  listedIn,
  noteLines,
} from '../import/plan/import-report.ts';
import type { ColumnUse } from '../import/row/row-fields.ts';
import type { FailedPull, Pulled, QuestionedReading } from './pull-stock.ts';

export function syncMail(pulled: Pulled, siteUrl: string): StaffMail | undefined {
  if (pulled.kind === 'failed') {
    if (!pulled.isMailDue) return undefined;
    return pulled.question === undefined ? failureMail(pulled.failing) : questionMail(pulled);
  }
  const { plan, change, leftOut, notes, news, ended, columns } = pulled;
  const isNews = news.length > 0;
  const isChange = change !== undefined && countsOf(plan) !== '';
  if (!(isChange || isNews || ended !== undefined)) return undefined;
  return {
    subject: isChange
      ? `Stock changed: ${countsOf(plan)}`
      : isNews
        ? 'Stock: parts of your file need a look'
        : 'Stock: your file works again',
    body: [
      ...(ended === undefined ? [] : recoveryParts(ended)),
      ...(isChange ? changeParts(plan, change) : []),
      ...(isChange || isNews ? leftOutParts(leftOut, notes, isNews) : []),
      ...priceParts(plan),
      ...columnParts(columns),
      ...(isChange ? labelParts(plan) : []),
      ...(isChange ? [{ words: 'See the inventory', href: `${siteUrl}/inventory` }] : []),
    ],
  };
}

/** `"3 added, 1 sold"`; empty where no cart has changed. */
function countsOf(plan: ImportPlan): string {
  const { added, changed, sold } = plan;
  const words = Object.entries({ added, changed, sold }).flatMap(([name, { length }]) =>
    length === 0 ? [] : `${length} ${name}`,
  );
  return words.length === 0 ? '' : words.join(', ') + leftInWords(plan);
}

/** Of a list, and of links in one mail. */
const max = { named: 50, columns: 100, prices: 20, labels: 12 } as const;

function changeParts(plan: ImportPlan, { number, by }: AppliedChange): readonly MailPart[] {
  const command = `dealer inventory undo ${number}`;
  return [
    ...(by === undefined ? [] : [`Approved by ${by}.`]),
    ...listParts(changeLists(plan)),
    { action: { words: 'Take this back', action: 'undo', target: String(number), command } },
  ];
}

function listParts(lists: ReturnType<typeof changeLists>): readonly MailPart[] {
  return lists.flatMap(({ title, lines }): readonly MailPart[] => {
    if (lines.length === 0) return [];
    const more = lines.length - max.named;
    const rest = more > 0 ? [`… and ${more} more`] : [];
    return [
      { heading: `${title}: ${lines.length}` },
      { list: [...lines.slice(0, max.named), ...rest] },
    ];
  });
}

function leftOutParts(leftOut: string, notes: string, isNews = false): readonly MailPart[] {
  const lists = { 'Not taken over from your file': leftOut, 'Taken over, but please check': notes };
  const parts = Object.entries(lists).flatMap(([heading, text]) =>
    text === '' ? [] : [{ heading }, { list: cleanText(text).split('\n') }],
  );
  const isOnce = isNews && parts.length > 0;
  return isOnce ? [...parts, 'You won’t get a second email about the same rows.'] : parts;
}

function priceParts({ waiting }: Pick<ImportPlan, 'waiting'>): readonly MailPart[] {
  return waiting.slice(0, max.prices).map(({ key, vehicle }) => ({
    action: {
      words: `Yes, this price is right (${cartInWords(vehicle)}, ${formatPrice(vehicle.price)})`,
      action: 'accept',
      target: key,
    },
  }));
}

function labelParts({ added, changed }: ImportPlan): readonly MailPart[] {
  const priced = changed.filter(({ fields }) => fields.includes('price'));
  const carts = [...added, ...priced.map(({ vehicle }) => vehicle)];
  const [first, second] = carts;
  if (first === undefined || carts.length > max.labels) return [];
  const words =
    second === undefined
      ? `Print its label (${cartInWords(first)})`
      : `Print the labels of these ${carts.length} carts`;
  const target = carts.map(({ id }) => id).join(' ');
  return [{ action: { words, action: 'labels', target } }];
}

/** The command for the yes of the whole file's link. */
export const yesCommand = 'dealer inventory sync --once --really';

function questionMail(pulled: FailedPull & QuestionedReading): StaffMail {
  const { failing, question, plan, reading, newHeadings } = pulled;
  const isFirst = question.kind === 'first';
  const { yes = 'Yes, that’s right', key } = question;
  const unknown = newHeadings.map((heading) => `“${heading}”`).join(', ');
  const accept: MailPart = {
    action: { words: yes, action: 'accept', target: key, command: yesCommand },
  };
  const remarks = noteLines({ ...reading, notes: [] });
  const end = 'You get this email every day until you answer or the file changes.';
  if (isFirst) {
    const [subject = ''] = question.text.split('\n');
    return {
      subject,
      body: [
        'The website has read your stock file for the first time. Nothing has changed yet: it still shows the sample carts.',
        accept,
        ...listParts([{ title: 'In your file', lines: listedIn(reading).map(cartInWords) }]),
        ...leftOutParts(leftLines(plan, reading) + remarks, noteLines({ ...reading, remarks: [] })),
        ...columnParts(reading.columns),
        end,
      ],
    };
  }
  return {
    subject: 'Stock not changed: is your file right?',
    body: [
      'The website read your stock file and has a question before it changes anything. It still shows the stock as it was.',
      cleanText(`${failing.problem}\n${remarks}`),
      ...(unknown === '' ? [] : [`Columns we don’t use: ${unknown}.`]),
      'If something in the file is wrong, fix it there (a heading needs its old name). The website reads the file again automatically.',
      accept,
      end,
    ],
  };
}

function columnParts(columns: readonly ColumnUse[] = []): readonly MailPart[] {
  const lines = columnLines(columns);
  return lines.length === 0
    ? []
    : [{ heading: 'How we read each column' }, { list: lines.slice(0, max.columns) }];
}

export function failureMail({ since, times, problem }: FailingSource): StaffMail {
  return {
    subject: 'Stock not changed: your file has a problem',
    body: [
      'The website could not use your stock file. Nothing was changed: it still shows the stock as it was.',
      cleanText(problem),
      `It has been tried ${times} times since ${momentInWords(new Date(since))}, and we keep trying. You get an email every day until it works, and one when it does.`,
    ],
  };
}

function recoveryParts({ since, problem }: FailingSource): readonly MailPart[] {
  return [
    `The website can read your stock file again. It could not since ${momentInWords(new Date(since))}:`,
    cleanText(problem),
  ];
}
