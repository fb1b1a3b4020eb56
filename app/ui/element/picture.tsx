import {
  fileOfSet,
  type PictureFormat,
  type PictureWidth,
  pictureWidths,
} from '../../../domain/catalogue/picture-set.ts';

export interface PictureSource {
  /** Address of one file; of a set, its largest. */
  readonly src: string;
  /** Common prefix of the files of a picture set, where the picture is one of ours. */
  readonly set?: string;
  /** The widths that the set comes in; all, where none are named. */
  readonly widths?: readonly PictureWidth[];
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** What has to be said beside it: that it does not show this very thing. */
  readonly caption?: string;
}

interface PictureProps {
  readonly picture: PictureSource;
  /** The displayed width, as a `sizes` attribute. */
  readonly sizes: string;
  /** For the one picture of the first view: fetched early, never lazily. */
  readonly priority?: boolean;
  readonly className?: string;
}

/** The `srcset` of a set in one format. */
export function sourceSet(
  set: string,
  format: PictureFormat,
  widths: readonly PictureWidth[] = pictureWidths,
): string {
  return widths.map((width) => `${fileOfSet(set, width, format)} ${width}w`).join(', ');
}

/** A picture: space reserved, the right size chosen, lazy unless it is the priority picture. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { src, set, widths, width, height, alt } = picture;
  const image = (
    <img
      className={className}
      src={set === undefined ? src : fileOfSet(set, 800, 'webp')}
      srcSet={set === undefined ? undefined : sourceSet(set, 'webp', widths)}
      sizes={set === undefined ? undefined : sizes}
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
      <source type="image/avif" sizes={sizes} srcSet={sourceSet(set, 'avif', widths)} />
      {image}
    </picture>
  );
}
