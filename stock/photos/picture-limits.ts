/** Above a camera's 50-megapixel JPEG. */
export const maxPictureBytes = 40_000_000;

/** Pixels each way; less is a thumbnail or a tracking pixel. */
export const minSide = 200;

/** Sets are up to 1,600 px wide. */
export const maxRatio = 4;

/** Twice a 50-megapixel camera's. */
export const maxInputPixels = 100_000_000;

/** A progressive JPEG, an interlaced PNG or a HEIC: 50 million take 0.4 to 0.6 GB. */
export const maxWholePixels = 50_000_000;

/** AVIF's decoder takes 18 bytes a pixel: 25 million take 0.5 GB. */
export const maxAvifPixels = 25_000_000;

/** Resident, of the decoding process. */
export const maxDecoderBytes = 1_000_000_000;

/** 100 megapixels take some 3 s on one core of a server. */
export const maxEncodeMs = 180_000;
