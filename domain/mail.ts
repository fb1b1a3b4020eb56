import { anyOf, type Kind, listOf, objectOf, optional, text, word } from './row-shape.ts';
import type { StaffAction, StaffLink } from './staff-link.ts';

/** A part of a mail. Its text and its HTML are made from the same parts, so that both say the same. */
export type MailPart =
  /** A paragraph; may have several lines. */
  | string
  | { readonly heading: string }
  | { readonly list: readonly MailItem[] }
  | { readonly facts: readonly MailFact[] }
  /** What a visitor wrote, in their own words. */
  | { readonly quote: string }
  | MailLink
  /** Signed when the mail leaves. */
  | { readonly action: StaffLink };

/** A line of a list; with an address where it leads to a page. */
export type MailItem = string | MailLink;

export interface MailLink {
  readonly words: string;
  /** Absolute. */
  readonly href: string;
}

export interface MailFact {
  readonly label: string;
  /** May have several lines. */
  readonly value: string;
  /** Absolute address of the page it is about. */
  readonly href?: string;
}

const link = objectOf<MailLink>({ words: text, href: text });

const staffLink = objectOf<StaffLink>({
  words: text,
  action: word<StaffAction>(),
  thing: text,
  command: optional(text),
});

const objects = [
  objectOf({ heading: text }),
  objectOf({ list: listOf(anyOf(text, link)) }),
  objectOf({
    facts: listOf(objectOf<MailFact>({ label: text, value: text, href: optional(text) })),
  }),
  objectOf({ quote: text }),
  link,
  objectOf({ action: staffLink }),
] as readonly Kind<MailPart>[];

/** A body that was stored. */
export const mailParts: Kind<readonly MailPart[]> = listOf(
  objects.reduce<Kind<MailPart>>((all, one) => anyOf(all, one), text),
);
