import { wishParameters } from '../../domain/enquiries/wishes/wishes.ts';
import { wishesOf } from '../../enquiries/read-enquiry.ts';
import { type Site, todayOf } from '../context.ts';
import { links } from '../links.ts';
import { prefillFrom } from './prefill.ts';

/** With the subject and the reference, and nothing of the sender (spec S3.11). */
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
