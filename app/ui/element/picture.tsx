import {
  fileOfSet,
  type PictureFormat,
  pictureWidths,
} from '../../../domain/catalogue/picture-set.ts';

export interface PictureSource {
  /** Address of one file; of a set, its largest. */
  readonly src: string;
  /** What all files of a set begin with, where the picture is one of ours. */
  readonly set?: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

interface PictureProps {
  readonly picture: PictureSource;
  /** How wide it is shown, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** The one picture of the first view: fetched first, never lazily. */
  readonly priority?: boolean;
  readonly className?: string;
}

/** The `srcset` of a set in one format. */
export function sourceSet(set: string, format: PictureFormat): string {
  return pictureWidths.map((width) => `${fileOfSet(set, width, format)} ${width}w`).join(', ');
}

/** Every picture of the site: space reserved, right size chosen, lazy unless it comes first. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { src, set, width, height, alt } = picture;
  const image = (
    <img
      className={className}
      src={set === undefined ? src : fileOfSet(set, 800, 'webp')}
      srcSet={set === undefined ? undefined : sourceSet(set, 'webp')}
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
      <source type="image/avif" sizes={sizes} srcSet={sourceSet(set, 'avif')} />
      {image}
    </picture>
  );
}
