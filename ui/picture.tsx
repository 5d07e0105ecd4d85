import { useCallback, useState } from 'react';
import { classes } from './classes.ts';
import { type PictureUrl, pictureSources } from './srcset.ts';

interface PictureProps {
  src: PictureUrl;
  /** What is seen. Empty only for a picture that says nothing the words beside it do not. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute; must match the layout. */
  sizes: string;
  /** Its true size in pixels. */
  width: number;
  height: number;
  /** Shown in this shape ("3 / 2"), cropped to fill it. Its own shape when absent. */
  ratio?: string;
  /** The page's main picture: fetched first and at once. One a page. */
  priority?: boolean;
  /** A data URI of a few dozen bytes, blurred up behind the picture until it arrives. */
  placeholder?: string | undefined;
  /** Shown instead when the picture can't be loaded. */
  fallback?: PictureUrl;
  className?: string;
}

/** A photograph in the width the screen needs. It takes its room before it arrives, so nothing jumps. */
export function Picture({
  src,
  alt,
  sizes,
  width,
  height,
  ratio,
  priority,
  placeholder,
  fallback,
  className,
}: PictureProps) {
  const sources = pictureSources(src, width);
  const [broken, setBroken] = useState<string>();
  const shown = broken === sources.src && fallback ? pictureSources(fallback, width) : sources;

  // An error before hydration fired its event when nobody listened yet.
  const lookAt = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0)
      setBroken(image.getAttribute('src') ?? undefined);
  }, []);

  return (
    <img
      ref={lookAt}
      className={classes('picture', className)}
      src={shown.src}
      srcSet={shown.srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      onError={() => setBroken(sources.src)}
      style={{
        aspectRatio: ratio,
        backgroundImage: placeholder && `url("${placeholder}")`,
      }}
    />
  );
}
