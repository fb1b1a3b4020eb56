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

/** The width in pixels that a browser without AVIF gets of a picture that may wait. */
const fallbackWidth = 800;

/**
 * A picture: space reserved, the right size chosen, lazy unless it is the priority picture. Of one that
 * may wait, only the AVIF comes in several widths: one browser in twenty can't read it, and a page of
 * pictures would carry every address twice.
 */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { src, set, widths = pictureWidths, width, height, alt } = picture;
  const waiting = Math.max(...widths.filter((one) => one <= fallbackWidth)) as PictureWidth;
  const choice = set !== undefined && priority;
  const image = (
    <img
      className={className}
      src={set === undefined ? src : fileOfSet(set, waiting, 'webp')}
      srcSet={choice ? sourceSet(set, 'webp', widths) : undefined}
      sizes={choice ? sizes : undefined}
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
