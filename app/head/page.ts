import type { MetaDescriptor } from 'react-router';
import type { Crumb } from '../ui/layout/breadcrumbs.tsx';

/**
 * A page's description for search engines, sitemaps, sharing pictures and breadcrumbs, written once
 * per page. The page itself is its route module.
 */
export interface Page {
  /** The canonical path. */
  readonly path: string;
  /** The canonical path with a query, for one of several pages of a list. */
  readonly canonical?: string;
  /** Without the dealer's name, unless `bare`. */
  readonly title: string;
  /** Whether the title is used as it is, without the dealer's name added. */
  readonly bare?: boolean;
  /** One or two sentences, at most {@link descriptionLength}; the call line is added. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** The breadcrumbs after home; the last is the page itself. None on the home page. */
  readonly trail?: readonly Crumb[];
  readonly noindex?: boolean;
  /** A variant of its canonical address, where its structured data and product tags are. */
  readonly isVariant?: boolean;
  /** ISO date or time of the last change, where it is known. */
  readonly changed?: string;
  /** The Open Graph type; `website` by default. */
  readonly kind?: 'product';
  /** Further tags, such as Open Graph's product tags. */
  readonly tags?: readonly MetaDescriptor[];
  /** What its sharing picture is cut from; by default the home page's. */
  readonly picture?: SharedPicture;
}

export interface SharedPicture {
  /** A picture set, or the path of a drawing without its ending. */
  readonly set: string;
  readonly alt: string;
}

/** The data that a route gives to the frame around its page. */
export interface PageHandle<Data = unknown> {
  /** Address at which the page's subject is asked about: beside "Call" in a phone's bottom bar. */
  ask?(data: Data): string | undefined;
}

/** Maximum characters of a description; with the call line it stays within 200. */
export const descriptionLength = 178;

/** As many whole sentences as fit into `most` characters; if none fits, the first, cut. */
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
  // Never between the two halves of a surrogate pair.
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  const lastSpace = cut.lastIndexOf(' ');
  const end = lastSpace > most / 2 ? lastSpace : cut.length;
  return `${cut.slice(0, end).replace(/[\s,;:–-]+$/, '')}…`;
}
