/** Kinds of pictures as their bytes tell, whatever a name or a server says. */
export type PictureKind = 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'TIFF' | 'GIF' | 'HEIC';

const beginnings: readonly (readonly [PictureKind, RegExp])[] = [
  ['JPEG', /^\xFF\xD8\xFF/],
  ['PNG', /^\x89PNG\r\n/],
  ['WebP', /^RIFF....WEBP/s],
  ['GIF', /^GIF8[79]a/],
  ['TIFF', /^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/],
  // An ISO media file lists the brands it keeps to; iPhones write "heic", and "mif1" says nothing.
  ['AVIF', /^....ftyp(?:....)*?avi[fs]/s],
  ['HEIC', /^....ftyp(?:....)*?(?:hei[cxms]|hev[cmsx])/s],
];

/** Bytes of the beginning that are looked at. */
const headBytes = 64;

/** The kind these bytes begin like; `undefined` for what is none of them, SVG and PDF too. */
export function kindOf(bytes: Uint8Array): PictureKind | undefined {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1');
  return beginnings.find(([, beginning]) => beginning.test(head))?.[0];
}
