import { join } from 'node:path';
import { photoFileAt, photoSetsFolder } from '../../domain/stock/pictures/photo.ts';
import { type FileSource, fileHeaders, openFile, sendFile } from './send-file.ts';

export function photoSource(dataDir: string, siteUrl: string): FileSource {
  return {
    has: (path) => photoFileAt(path) !== undefined,

    async find(path, request) {
      const name = photoFileAt(path);
      if (name === undefined) return undefined;
      const file = await openFile(join(dataDir, photoSetsFolder, name));
      if (file === undefined) return undefined;
      const type = name.endsWith('.avif') ? 'image/avif' : 'image/webp';
      const headers = fileHeaders(path, type, siteUrl);
      // The name is a hash of what it was made from; made anew, it has another size.
      return sendFile(file, `${name}-${file.size}`, headers, request);
    },
  };
}
