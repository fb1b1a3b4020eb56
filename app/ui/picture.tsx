/** Widths in pixels our own pictures come in, and the formats, best first. */
export const pictureWidths = [480, 800, 1200, 1600] as const;
export const pictureFormats = ['avif', 'webp'] as const;

export interface PictureSource {
  /** An address; of a set of our own, the part before `-{width}.{format}`. */
  readonly src: string;
  /** Whether it comes in all widths and formats above. */
  readonly isSet: boolean;
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

/** Every picture of the site: space reserved, right size chosen, lazy unless it comes first. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { src, isSet, width, height, alt } = picture;
  const image = (
    <img
      className={className}
      src={isSet ? `${src}-800.webp` : src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!isSet) return image;
  return (
    <picture>
      {pictureFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          sizes={sizes}
          srcSet={pictureWidths.map((w) => `${src}-${w}.${format} ${w}w`).join(', ')}
        />
      ))}
      {image}
    </picture>
  );
}
