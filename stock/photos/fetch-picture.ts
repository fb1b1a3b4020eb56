import { type DownloadLimits, download, publicWeb } from '../download/download.ts';
import { maxPictureBytes } from './picture-limits.ts';
import type { PictureBytes } from './read-photo.ts';

/**
 * Downloads a picture from the public internet. The response is not trusted to be a picture.
 * @param userAgent names this site
 */
export async function fetchPicture(
  address: string,
  userAgent: string,
  limits: DownloadLimits = publicWeb(maxPictureBytes),
): Promise<PictureBytes> {
  const headers = { 'user-agent': userAgent, accept: 'image/*' };
  const found = await download(address, headers, limits);
  if (found.kind === 'whole') return { ok: true, bytes: found.bytes };
  return {
    ok: false,
    reason: found.kind === 'failed' ? found.reason : 'answers that nothing has changed',
  };
}
