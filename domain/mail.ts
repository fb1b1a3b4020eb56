import * as v from 'valibot';
import type { StaffAction } from './staff-link.ts';
import { listOf, text, word } from './stored-row.ts';

const mailLink = v.object({
  words: text,
  /** Absolute. */
  href: text,
});

/** A line of a list; with an address where it leads to a page. */
const mailItem = v.union([text, mailLink]);

const mailFact = v.object({
  label: text,
  /** May have several lines. */
  value: text,
  /** Absolute address of the page it is about. */
  href: v.optional(text),
});

const mailPart = v.union(
  [
    /** A paragraph; may have several lines. */
    text,
    v.object({ heading: text }),
    v.object({ list: listOf(mailItem) }),
    v.object({ facts: listOf(mailFact) }),
    /** The visitor's own words. */
    v.object({ quote: text }),
    mailLink,
    /** A link that is signed when the mail leaves. */
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

/** A part of a mail. Its text and its HTML are made from the same parts, so that both say the same. */
export type MailPart = v.InferOutput<typeof mailPart>;
export type MailItem = v.InferOutput<typeof mailItem>;
export type MailFact = v.InferOutput<typeof mailFact>;

/** A body that was stored. */
export const mailParts = listOf(mailPart);
