import {
  addressOfSet,
  fileOfSet,
  type PictureWidth,
  widthsOf,
} from '../../../domain/stock/pictures/picture-set.ts';

export interface PictureSource {
  /** Of a set, its WebP. */
  readonly src: string;
  /** Prefix of the files of a set. */
  readonly set?: string;
  /** Of the AVIF files; all by default. */
  readonly widths?: readonly PictureWidth[];
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** For a picture of another cart. */
  readonly caption?: string;
}

interface PictureProps {
  readonly picture: PictureSource;
  readonly sizes: string;
  /** For the one picture of the first view. */
  readonly priority?: boolean;
}

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
