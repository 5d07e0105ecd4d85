import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/**
 * The `sizes` of a tall hero's picture: on a phone it is wider than the screen, its sides cut off. Never by `svh`: what
 * is fetched ahead reads that before it knows the window, and fetches the widest picture beside the right one.
 */
export const HERO_PICTURE_SIZES = 'max(100vw, 65vh)';

interface HeroProps {
  /** A `Picture` (with `priority`) or a video. It fills the band and is cropped to it. */
  media: ReactNode;
  className?: string;
  /** The page's heading and few words, at the foot of the picture. */
  children: ReactNode;
}

/** The picture a page opens with, edge to edge, its words in white over a shade of ink. */
export function Hero({ media, className, children }: HeroProps) {
  return (
    <section className={classes('hero on-dark', className)}>
      <div className="hero-media">{media}</div>
      <div className="hero-words within-page">{children}</div>
    </section>
  );
}
