import type { MetaDescriptor } from 'react-router';
import type { ShareCard } from '../social-image/share-card.ts';
import type { Crumb } from '../ui/layout/breadcrumbs.tsx';

/**
 * What a page is to whoever does not read it whole: search engines, sitemaps, sharing pictures, the
 * breadcrumb above it. Written once per page; the page itself is its route module.
 */
export interface Page {
  /** The page's one right path. */
  readonly path: string;
  /** Without the dealer's name, unless it is written with it. */
  readonly title: string;
  /** Whether the title is whole as it is. */
  readonly bare?: boolean;
  /** One or two sentences, at most {@link descriptionLength}; the call line is added. */
  readonly description: string;
  readonly keywords?: readonly string[];
  /** The way from home; the last crumb is the page itself. None on the home page. */
  readonly trail?: readonly Crumb[];
  readonly noindex?: boolean;
  /** ISO date or time of the last change that is known for certain. */
  readonly changed?: string;
  /** Open Graph's kind of page; `website` where nothing is said. */
  readonly kind?: 'product';
  /** Further tags, such as Open Graph's product tags. */
  readonly tags?: readonly MetaDescriptor[];
  /** What its sharing picture shows; without one the home page's stands in. */
  readonly card?: ShareCard;
}

/** Characters of a description, so that it stays within 200 with the call line. */
export const descriptionLength = 178;

/** As many whole sentences as fit into `most` characters; the first one cut where none does. */
export function sentencesWithin(text: string, most: number): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  let fitting = '';
  for (const sentence of sentences) {
    const longer = fitting === '' ? sentence : `${fitting} ${sentence}`;
    if (longer.length > most) break;
    fitting = longer;
  }
  return fitting === '' ? clipped(text, most) : fitting;
}

/** `text` cut between two words to at most `most` characters, marked with an ellipsis. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  // Not between the two halves of a character outside the basic plane.
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  const lastSpace = cut.lastIndexOf(' ');
  const end = lastSpace > most / 2 ? lastSpace : cut.length;
  return `${cut.slice(0, end).replace(/[\s,;:–-]+$/, '')}…`;
}
