import type { AppliedChange } from '../../domain/catalogue/catalogue.ts';
import type { FailingSource, StockQuestion } from '../../domain/catalogue/stock-sync.ts';
import { cartInWords } from '../../domain/catalogue/vehicle-key.ts';
import type { StaffMail } from '../../domain/enquiries/outbox.ts';
import { formatPrice } from '../../domain/money.ts';
import { momentInWords } from '../../domain/new-york-time.ts';
import type { StaffLink } from '../../domain/staff-link.ts';
import { cleanText } from '../../domain/text/clean-text.ts';
import type { ImportPlan } from '../import/plan/import-plan.ts';
import { changeLines, summaryLine } from '../import/plan/import-report.ts';
import type { Pulled } from './pull-stock.ts';

/** What the staff are mailed of a reading of their file; nothing where there is no news. */
export function syncMails(pulled: Pulled, siteUrl: string): readonly StaffMail[] {
  if (pulled.kind === 'failed') {
    return pulled.isMailDue ? [failureMail(pulled.failing, pulled.question)] : [];
  }
  const { plan, change, leftOut, isNews, ended } = pulled;
  const mails: StaffMail[] = [];
  if (ended !== undefined) mails.push(recoveryMail(ended));
  if (change !== undefined) {
    const text = [changeLines(plan), leftOut, `Inventory: ${siteUrl}/inventory`];
    mails.push({
      subject: `Stock changed: ${summaryLine(plan)}`,
      text: `${cleanText(text.join('\n'))}\n`,
      links: [undoLink(change), ...priceLinks(plan)],
    });
  } else if (isNews) {
    const text = [
      'Your stock file was read. This of it is new, and not on the website as it is written:',
      '',
      leftOut,
      'You get no second mail about the same.',
      '',
    ];
    mails.push({
      subject: 'Stock: some of your file needs a look',
      text: `${cleanText(text.join('\n'))}\n`,
      links: priceLinks(plan),
    });
  }
  return mails;
}

function undoLink({ number }: AppliedChange): StaffLink {
  const command = 'dealer inventory undo';
  return { words: 'Take this back', action: 'undo', thing: `change ${number}`, command };
}

/** Prices in one mail that a link says yes to; the rest have the command. */
const mostPrices = 20;

function priceLinks({ waiting }: Pick<ImportPlan, 'waiting'>): readonly StaffLink[] {
  return waiting.slice(0, mostPrices).map(({ key, vehicle }) => ({
    words: `Yes, this price is right (${cartInWords(vehicle)}, ${formatPrice(vehicle.price)})`,
    action: 'accept',
    thing: key,
  }));
}

/** That the file can't be used, since when and why. */
export function failureMail(
  { since, times, problem }: FailingSource,
  question?: StockQuestion,
): StaffMail {
  return {
    ...(question?.yes !== undefined && {
      links: [{ words: question.yes, action: 'accept', thing: question.key }],
    }),
    subject: 'Stock not changed: your file has a problem',
    text: [
      'The website could not use your stock file. Nothing was changed; it shows the stock as it was.',
      '',
      cleanText(problem),
      '',
      `It has been tried ${times} times since ${momentInWords(new Date(since))}, and goes on being tried.`,
      'You get a mail each day until it works, and one when it does.',
      '',
    ].join('\n'),
  };
}

function recoveryMail({ since, problem }: FailingSource): StaffMail {
  return {
    subject: 'Stock: your file is read again',
    text: [
      'The website reads your stock file again.',
      '',
      `It could not since ${momentInWords(new Date(since))}:`,
      cleanText(problem),
      '',
    ].join('\n'),
  };
}
