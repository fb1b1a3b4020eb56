import type { StaffMail } from '../../domain/contact/outbox.ts';
import { cleanLine, cleanText } from '../../domain/text/clean-text.ts';
import { changeLines, summaryLine } from '../import/plan/import-report.ts';
import type { Pulled } from './pull-stock.ts';

/** What the staff are mailed of a reading of their file; undefined where there is nothing new. */
export function syncMail(pulled: Pulled, siteUrl: string): StaffMail | undefined {
  switch (pulled.kind) {
    case 'unchanged':
      return undefined;
    case 'problem':
      return pulled.isNew ? problemMail(pulled.problem) : undefined;
    case 'changed': {
      const photos = pulled.leftOut.map(
        ({ picture, reason }) => `Photograph ${cleanLine(`${picture} ${reason}`)}; it is left out`,
      );
      return {
        subject: `Stock changed: ${summaryLine(pulled.plan)}`,
        text: [
          changeLines(pulled.plan),
          ...photos,
          `Inventory: ${siteUrl}/inventory`,
          'To take it back: dealer inventory undo',
          '',
        ].join('\n'),
      };
    }
  }
}

function problemMail(problem: string): StaffMail {
  return {
    subject: 'Stock not changed: your file has a problem',
    text: [
      'The website could not use your stock file. Nothing was changed; it shows the stock as it was.',
      '',
      cleanText(problem),
      '',
      'It is read again every few minutes. You get no second mail about the same problem.',
      '',
    ].join('\n'),
  };
}
