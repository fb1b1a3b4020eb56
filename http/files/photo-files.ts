import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { photoFileAt, photoSetsFolder } from '../../domain/catalogue/photo.ts';
import { securityHeaders } from '../headers/security-headers.ts';
import type { SiteRequest } from '../request/site-request.ts';
import type { Representation } from '../response/representation.ts';
import { filePolicyOf } from '../route-policy.ts';
import { sendFile } from './send-file.ts';

/** The sets made from the dealer's photographs, which come and go while the site runs. */
export interface PhotoFiles {
  /** Whether the path is one that only a photograph can have. */
  has(path: string): boolean;
  /** The file at this path, sent as it is read; `undefined` when there is none. */
  find(
    path: string,
    request: Pick<SiteRequest, 'method' | 'header'>,
  ): Promise<Representation | undefined>;
}

/**
 * Serves `/photos/…` from the data folder. Only names of exactly the form an import gives are ever
 * looked for.
 */
export function photoFiles(dataDir: string, siteUrl: string): PhotoFiles {
  return {
    has: (path) => photoFileAt(path) !== undefined,

    async find(path, request) {
      const name = photoFileAt(path);
      if (name === undefined) return undefined;
      const file = join(dataDir, photoSetsFolder, name);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile() || found.size === 0) return undefined;
      const type = name.endsWith('.avif') ? 'image/avif' : 'image/webp';
      const headers = {
        ...securityHeaders(siteUrl, type),
        'content-type': type,
        'cache-control': filePolicyOf(path).cacheControl,
      };
      // The name is a hash of what it was made from; made anew, it has another size.
      const etag = `${name}-${found.size}`;
      return sendFile({ path: file, size: found.size, etag }, headers, request);
    },
  };
}
