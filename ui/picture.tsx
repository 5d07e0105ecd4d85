import { useCallback, useState } from 'react';
import { classes } from './classes.ts';
import { type PictureUrl, pictureSources } from './srcset.ts';

interface PictureProps {
  src: PictureUrl;
  /** What the picture shows. Empty only if the words beside it already say everything. */
  alt: string;
  /** The shown width, as in the `sizes` attribute; must match the layout. */
  sizes: string;
  /** The file's size in pixels. */
  width: number;
  height: number;
  /** The shape in which it is shown ("3 / 2"), cropped to fill it. Without it, the picture's own shape. */
  ratio?: string;
  /** The page's main picture, fetched first and at once. One per page. */
  priority?: boolean;
  /** A data URI of a few dozen bytes, shown blurred until the picture arrives. */
  placeholder?: string | undefined;
  /** Shown instead if the picture cannot be loaded. */
  fallback?: PictureUrl;
  className?: string;
}

/** A photograph in the width that the screen needs. It takes its space before it arrives, so that nothing jumps. */
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

  // If loading failed before hydration, the error event came before React listened for it.
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
