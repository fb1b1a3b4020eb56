/** By first bytes. */
type PictureKind = 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'TIFF' | 'GIF' | 'HEIC';

const beginnings: readonly (readonly [PictureKind, RegExp])[] = [
  ['JPEG', /^\xFF\xD8\xFF/],
  ['PNG', /^\x89PNG\r\n/],
  ['WebP', /^RIFF....WEBP/s],
  ['GIF', /^GIF8[79]a/],
  ['TIFF', /^(?:II\*\0|MM\0\*)/],
  // An ISO media file lists its brands: "heic" from iPhones, "mif1" for any codec.
  ['AVIF', /^....ftyp(?:....)*?avi[fs]/s],
  ['HEIC', /^....ftyp(?:....)*?(?:hei[cxms]|hev[cmsx])/s],
];

export const noPictureReason =
  'is not a JPEG, HEIC, PNG, WebP, AVIF, TIFF or GIF, whatever its name says';

export const headBytes = 64;

/** Also undefined for SVG and PDF. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1');
  return beginnings.find(([, beginning]) => beginning.test(head))?.[0];
}
