import { wishParameters } from '../../domain/enquiries/wishes/wishes.ts';
import { wishesOf } from '../../enquiries/read-enquiry.ts';
import { type Site, todayOf } from '../context.ts';
import { links } from '../links.ts';
import { prefillFrom } from './prefill.ts';

/**
 * The page after an enquiry that was sent with these fields and kept with this id: what it was about,
 * as far as that exists, and its reference; nothing of who sent it (spec S3.11).
 */
export async function thankYouAddress(
  site: Pick<Site, 'stock' | 'now'>,
  fields: Readonly<Record<string, string>>,
  id: string,
): Promise<string> {
  const today = todayOf(site);
  const { from } = prefillFrom(fields, await site.stock.current(), today);
  const { wishes } = wishesOf(fields, today);
  return links.thankYouFor({ ...from, ...wishParameters(wishes) }, id);
}
