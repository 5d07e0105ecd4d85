import type { ComponentProps } from 'react';
import { addressOf, pictureAddress, type ShownPicture as Shown } from '#core/pictures.ts';
import { Picture } from '#ui/picture.tsx';
import { defaultPicture } from '../domain/pictures.ts';

type YachtPictureProps = Omit<
  ComponentProps<typeof Picture>,
  'src' | 'alt' | 'width' | 'height' | 'placeholder' | 'fallback'
> & {
  readonly picture: Shown;
  /** Chooses what stands in when the picture cannot be loaded. */
  readonly brand: string;
  /** Overrides what the picture says of itself; empty where the words beside it say it all. */
  readonly alt?: string;
};

/** A yacht's picture; when it is broken, the default one of her brand. */
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
