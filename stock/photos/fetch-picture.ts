import { type DownloadLimits, download, publicWeb } from '../download/download.ts';
import { maxPictureBytes } from './picture-limits.ts';
import type { PictureBytes } from './read-photo.ts';

/**
 * From the public internet.
 * @param userAgent names this site
 */
export async function fetchPicture(
  address: string,
  userAgent: string,
  limits: DownloadLimits = publicWeb(maxPictureBytes),
): Promise<PictureBytes> {
  const headers = { 'user-agent': userAgent, accept: 'image/*' };
  const answer = await download(address, headers, limits);
  if (answer.kind === 'whole') return { ok: true, bytes: answer.bytes };
  return {
    ok: false,
    reason: answer.kind === 'failed' ? answer.reason : 'answers that nothing has changed',
  };
}
