import type { ComponentProps } from 'react';
import { addressOf, pictureAddress, type ShownPicture as Shown } from '#core/pictures.ts';
import { Picture } from '#ui/picture.tsx';
import { defaultPicture } from '../domain/pictures.ts';

type YachtPictureProps = Omit<
  ComponentProps<typeof Picture>,
  'src' | 'alt' | 'width' | 'height' | 'placeholder' | 'fallback'
> & {
  readonly picture: Shown;
  /** Decides which default picture is shown if this one cannot be loaded. */
  readonly brand: string;
  /** Replaces the picture's own alternative text; empty if the text beside it says enough. */
  readonly alt?: string;
};

/** A yacht's picture; if it cannot be loaded, the default picture of the brand. */
export function YachtPicture({ picture, brand, alt, ...rest }: YachtPictureProps) {
  const standIn = addressOf(defaultPicture(brand));
  return (
    <Picture
      src={(width) => pictureAddress(picture.src, width)}
      fallback={(width) => pictureAddress(standIn, width)}
      alt={alt ?? picture.alt}
      width={picture.width}
      height={picture.height}
      placeholder={picture.placeholder ?? undefined}
      {...rest}
    />
  );
}
