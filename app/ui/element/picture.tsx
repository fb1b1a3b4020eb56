import {
  addressOfSet,
  fileOfSet,
  type PictureWidth,
  widthsOf,
} from '../../../domain/catalogue/picture-set.ts';

export interface PictureSource {
  /** Address of one file; of a set, its WebP. */
  readonly src: string;
  /** Common prefix of the files of a set of ours. */
  readonly set?: string;
  /** Of the AVIF files; all by default. */
  readonly widths?: readonly PictureWidth[];
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** A note where the picture does not show this very cart. */
  readonly caption?: string;
}

interface PictureProps {
  readonly picture: PictureSource;
  /** A `sizes` attribute. */
  readonly sizes: string;
  /** Fetched early: the one picture of the first view. */
  readonly priority?: boolean;
}

/** Of the AVIF files. */
export function sourceSet(set: string, widths: readonly PictureWidth[] = widthsOf(set)): string {
  return widths.map((width) => `${fileOfSet(set, width, 'avif')} ${width}w`).join(', ');
}

/** Space is reserved; browsers without AVIF get the set's one WebP. */
export function Picture({ picture, sizes, priority = false }: PictureProps) {
  const { src, set, widths, width, height, alt } = picture;
  const image = (
    <img
      src={set === undefined ? src : addressOfSet(set)}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
  if (set === undefined) return image;
  return (
    <picture>
      <source type="image/avif" sizes={sizes} srcSet={sourceSet(set, widths)} />
      {image}
    </picture>
  );
}
