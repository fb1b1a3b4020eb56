import {
  addressOfSet,
  fileOfSet,
  type PictureWidth,
  widthsOf,
} from '../../../domain/catalogue/picture-set.ts';

export interface PictureSource {
  /** Address of one file; of a set, the one that stands for it. */
  readonly src: string;
  /** Common prefix of the files of a picture set, where the picture is one of ours. */
  readonly set?: string;
  /** The widths of its AVIF files; all that there are, where none are named. */
  readonly widths?: readonly PictureWidth[];
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** A note beside it, where it does not show this very cart. */
  readonly caption?: string;
}

interface PictureProps {
  readonly picture: PictureSource;
  /** The displayed width, as a `sizes` attribute. */
  readonly sizes: string;
  /** For the one picture of the first view: fetched early, never lazily. */
  readonly priority?: boolean;
}

/** The `srcset` of a set's AVIF files. */
export function sourceSet(set: string, widths: readonly PictureWidth[] = widthsOf(set)): string {
  return widths.map((width) => `${fileOfSet(set, width, 'avif')} ${width}w`).join(', ');
}

/**
 * A picture: space reserved, the right size chosen, lazy unless it is the priority picture. A browser
 * that can't read AVIF gets the one width that every set has in WebP.
 */
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
