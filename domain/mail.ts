import * as v from 'valibot';
import type { StaffAction } from './staff-link.ts';
import { listOf, text, word } from './stored-row.ts';

const mailLink = v.object({ words: text, href: text });

const mailItem = v.union([text, mailLink]);

const mailFact = v.object({ label: text, value: text, href: v.optional(text) });

const mailPart = v.union(
  [
    text,
    v.object({ heading: text }),
    v.object({ list: listOf(mailItem) }),
    v.object({ facts: listOf(mailFact) }),
    v.object({ quote: text }),
    mailLink,
    /** Signed on sending. */
    v.object({
      action: v.object({
        words: text,
        action: word<StaffAction>(),
        target: text,
        command: v.optional(text),
      }),
    }),
  ],
  'a part of a mail',
);

export type MailPart = v.InferOutput<typeof mailPart>;
export type MailItem = v.InferOutput<typeof mailItem>;
export type MailFact = v.InferOutput<typeof mailFact>;

export const mailParts = listOf(mailPart);
