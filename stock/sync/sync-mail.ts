import type { FailingSource } from '../../domain/catalogue/stock-sync.ts';
import type { StaffMail } from '../../domain/contact/outbox.ts';
import { momentInWords } from '../../domain/new-york-time.ts';
import { cleanText } from '../../domain/text/clean-text.ts';
import { changeLines, summaryLine } from '../import/plan/import-report.ts';
import type { Pulled } from './pull-stock.ts';

/** What the staff are mailed of a reading of their file; nothing where there is no news. */
export function syncMails(pulled: Pulled, siteUrl: string): readonly StaffMail[] {
  if (pulled.kind === 'failed') return pulled.isMailDue ? [failureMail(pulled.failing)] : [];
  const { plan, isChange, leftOut, isNews, ended } = pulled;
  const mails: StaffMail[] = [];
  if (ended !== undefined) mails.push(recoveryMail(ended));
  if (isChange) {
    const text = [changeLines(plan), leftOut, `Inventory: ${siteUrl}/inventory`];
    const undo = 'To take it back: dealer inventory undo';
    mails.push({
      subject: `Stock changed: ${summaryLine(plan)}`,
      text: cleanText([...text, undo, ''].join('\n')),
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
      text: cleanText(text.join('\n')),
    });
  }
  return mails;
}

/** That the file can't be used, since when and why. */
export function failureMail({ since, times, problem }: FailingSource): StaffMail {
  return {
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
