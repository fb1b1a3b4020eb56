import type { MetaDescriptor } from 'react-router';
import type { Crumb } from '../ui/layout/breadcrumbs.tsx';

export interface Page {
  readonly path: string;
  /** With a query, for one page of a list. */
  readonly canonical?: string;
  readonly title: string;
  /** The title stands without the dealer's name. */
  readonly bare?: boolean;
  /** At most {@link descriptionLength} characters; the call line is added. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** After home, with the page itself. */
  readonly trail?: readonly Crumb[];
  readonly noindex?: boolean;
  /** Structured data and product tags are at the canonical address alone. */
  readonly isVariant?: boolean;
  readonly changed?: string;
  /** Open Graph type; `website` by default. */
  readonly kind?: 'product';
  readonly tags?: readonly MetaDescriptor[];
  readonly picture?: SharedPicture;
}

export interface SharedPicture {
  /** A picture set, or the path of a drawing without its ending. */
  readonly set: string;
  readonly alt: string;
}

export interface PageHandle<Data = unknown> {
  ask?(data: Data): string | undefined;
}

/** Maximum characters of a description, 160 with the call line. */
export const descriptionLength = 139;

/** Whole sentences; cut where they fill less than half. */
export function sentencesWithin(text: string, max: number): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  let fitting = '';
  for (const sentence of sentences) {
    const longer = fitting === '' ? sentence : `${fitting} ${sentence}`;
    if (longer.length > max) break;
    fitting = longer;
  }
  return fitting.length < max / 2 ? clipped(text, max) : fitting;
}

export function clipped(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  const lastSpace = cut.lastIndexOf(' ');
  const end = lastSpace > max / 2 ? lastSpace : cut.length;
  return `${cut.slice(0, end).replace(/[\s,;:–-]+$/, '')}…`;
}
