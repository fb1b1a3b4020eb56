import type { Enquiries } from '../../domain/enquiries/enquiries.ts';

/** Characters of an id; the thank-you page shows twice as many. */
const fewest = 4;

/** @param spam whether held-back enquiries are searched instead */
export async function findEnquiry(
  enquiries: Pick<Enquiries, 'stream'>,
  start: string,
  spam = false,
): Promise<{ ok: true; id: string } | { ok: false; reason: string }> {
  const beginning = start.trim().toLowerCase();
  if (beginning.length < fewest) {
    return { ok: false, reason: `Give at least the first ${fewest} characters of the ID.` };
  }
  const ids: string[] = [];
  for await (const { id } of enquiries.stream({ spam })) {
    if (id === beginning) return { ok: true, id };
    if (id.startsWith(beginning)) ids.push(id);
  }
  const [id, ...others] = ids;
  if (id !== undefined && others.length === 0) return { ok: true, id };
  const command = spam ? 'leads list --spam' : 'leads list';
  const reason =
    id === undefined
      ? `No enquiry has this ID. See them with: ${command}`
      : `“${beginning}” begins the IDs of ${ids.length} enquiries: ${ids.slice(0, 10).join(', ')}`;
  return { ok: false, reason };
}
