/** Bytes a picture may have; what a camera's 50-megapixel JPEG stays below. */
export const maxPictureBytes = 40_000_000;

/** Pixels a picture must have each way; less is a thumbnail or a tracking pixel. */
export const minSide = 200;

/** How much longer than wide (or wider than long) a picture may be: sets are up to 1,600 px wide. */
export const maxRatio = 4;

/**
 * Pixels of the largest picture that is opened: twice what a 50-megapixel camera makes. A small file
 * that claims more is a decompression bomb.
 */
export const maxInputPixels = 100_000_000;

/**
 * Pixels of the largest picture that is held whole in memory before any of it can be made smaller: a
 * progressive JPEG, an interlaced PNG, a HEIC. 50 million take 0.4 to 0.6 GB.
 */
export const maxWholePixels = 50_000_000;

/** As {@link maxWholePixels}, for AVIF, whose decoder takes 18 bytes a pixel: 25 million take 0.5 GB. */
export const maxAvifPixels = 25_000_000;

/** Resident bytes the process that decodes may take before it is ended. */
export const maxDecoderBytes = 1_000_000_000;

/** Milliseconds one picture may take: 100 megapixels take some 3 s on one core of a server. */
export const maxEncodeMs = 180_000;
