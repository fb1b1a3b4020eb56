import type { Enquiry } from '../domain/enquiries/enquiry.ts';
import { interestLabels } from '../domain/enquiries/enquiry-fields.ts';
import { subjectInWords, timeInWords } from '../domain/enquiries/enquiry-in-words.ts';
import { mostDealerMails } from '../domain/enquiries/outbox.ts';
import type { MailPart } from '../domain/mail.ts';
import { cleanLine, cleanText } from '../domain/text/clean-text.ts';

const mostOfMessage = 300;

/** Replaces one mail for each (spec S15.15). */
export function listMail(enquiries: readonly Enquiry[]): {
  readonly subject: string;
  readonly body: readonly MailPart[];
} {
  return {
    subject: `${enquiries.length} messages from the website`,
    body: [
      `More than ${mostDealerMails} messages were waiting, so they come in one email. The site keeps every one of them in full: dealer leads list shows them, dealer leads export has every word. Monday’s report has a link for each one that nobody has answered.`,
      ...enquiries.flatMap(enquiryParts),
    ],
  };
}

function enquiryParts(enquiry: Enquiry): readonly MailPart[] {
  const { id, firstName, lastName, phone, email, receivedAt, interest } = enquiry;
  const message = cleanText(enquiry.message);
  const isCut = message.length > mostOfMessage;
  const words = isCut ? `${message.slice(0, mostOfMessage).toWellFormed()} …` : message;
  const facts = {
    Received: timeInWords(receivedAt),
    About: [...new Set([interestLabels[interest], subjectInWords(enquiry)])].join(', '),
    Phone: phone,
    Email: email,
    Number: id,
  };
  return [
    { heading: cleanLine(`${firstName} ${lastName}`).slice(0, 100).toWellFormed() },
    ...(words === '' ? [] : [{ quote: words }]),
    { facts: Object.entries(facts).map(([label, value]) => ({ label, value: cleanLine(value) })) },
  ];
}
