/** Makes a picture's address for a width in pixels. */
export type PictureUrl = (width: number) => string;

/** The widths the server makes (look.md: 320 to 1920, and 2560 for what a page shows across its whole width). */
export const PICTURE_WIDTHS = [320, 480, 640, 768, 960, 1280, 1600, 1920, 2560] as const;

/** What a browser takes that knows no srcset. */
const PLAIN_WIDTH = 960;

/**
 * The `src` and `srcset` of a picture that is `trueWidth` pixels wide: no width above it, save the first one at or
 * past it, so that the full picture can be had.
 */
export function pictureSources(url: PictureUrl, trueWidth: number): { src: string; srcSet: string } {
  const enough = PICTURE_WIDTHS.find((width) => width >= trueWidth) ?? trueWidth;
  const widths = PICTURE_WIDTHS.filter((width) => width <= enough);
  return {
    src: url(Math.min(PLAIN_WIDTH, enough)),
    srcSet: widths.map((width) => `${url(width)} ${width}w`).join(', '),
  };
}
