import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/**
 * The `sizes` of a tall hero's picture: on a phone it is wider than the screen and cropped at the sides. Do not use `svh`: the
 * preload scanner reads `sizes` before it knows the window's height, and would fetch the widest picture as well as the right
 * one.
 */
export const HERO_PICTURE_SIZES = 'max(100vw, 65vh)';

interface HeroProps {
  /** A `Picture` (with `priority`) or a video. It fills the band and is cropped to it. */
  media: ReactNode;
  className?: string;
  /** The page's heading and few words, at the foot of the picture. */
  children: ReactNode;
}

/** The picture at the top of a page, edge to edge, with white words over a dark shade. */
export function Hero({ media, className, children }: HeroProps) {
  return (
    <section className={classes('hero on-dark', className)}>
      <div className="hero-media">{media}</div>
      <div className="hero-words within-page">{children}</div>
    </section>
  );
}
