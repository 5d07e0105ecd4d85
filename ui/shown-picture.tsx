import type { ComponentProps } from 'react';
import { addressOf, pictureAddress } from '#core/pictures.ts';
import { Picture } from './picture.tsx';
import type { PictureUrl } from './srcset.ts';

type Layout = Omit<ComponentProps<typeof Picture>, 'src' | 'width' | 'height' | 'placeholder' | 'fallback'>;

/** One of the site's own pictures, by its name, as a function of the width. */
export function ownPicture(name: string): PictureUrl {
  const address = addressOf(name);
  return (width) => pictureAddress(address, width);
}

/** One of the site's own pictures, by its name. */
export function OwnPicture({ name, ...rest }: Layout & { name: string }) {
  return <Picture src={ownPicture(name)} width={1600} height={900} {...rest} />;
}

/** A picture in an API answer. */
export interface HandedPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly placeholder: string | null;
}

/** The picture of an event, a package or a film, with its own alternative text unless `alt` is given. */
export function ShownPicture({
  picture,
  alt,
  ...rest
}: Omit<Layout, 'alt'> & { picture: HandedPicture; alt?: string }) {
  return (
    <Picture
      src={(width) => pictureAddress(picture.src, width)}
      alt={alt ?? picture.alt}
      width={picture.width}
      height={picture.height}
      placeholder={picture.placeholder ?? undefined}
      {...rest}
    />
  );
}
