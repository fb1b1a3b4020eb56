import {
  type Picture as AnyPicture,
  addressOf,
  addressOfSet,
  fileOfSet,
  type PictureWidth,
  pictureSize,
  setOf,
  widthsOf,
} from '../../../domain/stock/pictures/picture.ts';

interface PictureProps {
  readonly picture: AnyPicture;
  readonly sizes: string;
  /** Of the AVIF files; all by default. */
  readonly widths?: readonly PictureWidth[];
  readonly priority?: boolean;
  /** Beside its name in words. */
  readonly isSilent?: boolean;
}

export function sourceSet(set: string, widths: readonly PictureWidth[] = widthsOf(set)): string {
  return widths.map((width) => `${fileOfSet(set, width, 'avif')} ${width}w`).join(', ');
}

/** Space is reserved; browsers without AVIF get the set's one WebP. */
export function Picture(props: PictureProps) {
  const { picture, sizes, widths, priority = false, isSilent = false } = props;
  const set = setOf(picture);
  const image = (
    <img
      src={set === undefined ? addressOf(picture) : addressOfSet(set)}
      alt={isSilent ? '' : picture.alt}
      {...pictureSize}
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
