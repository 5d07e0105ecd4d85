/** Makes a picture's address for a width in pixels. */
export type PictureUrl = (width: number) => string;

/** The widths that the server makes: 320 to 1920 by look.md, and 2560 for pictures across the whole page. */
export const PICTURE_WIDTHS = [320, 480, 640, 768, 960, 1280, 1600, 1920, 2560] as const;

/** The width for browsers without `srcset`. */
const PLAIN_WIDTH = 960;

/**
 * The `src` and `srcset` of a picture that is `trueWidth` pixels wide: all widths up to the first that is at least `trueWidth`,
 * so that the full picture is available.
 */
export function pictureSources(url: PictureUrl, trueWidth: number): { src: string; srcSet: string } {
  const enough = PICTURE_WIDTHS.find((width) => width >= trueWidth) ?? trueWidth;
  const widths = PICTURE_WIDTHS.filter((width) => width <= enough);
  return {
    src: url(Math.min(PLAIN_WIDTH, enough)),
    srcSet: widths.map((width) => `${url(width)} ${width}w`).join(', '),
  };
}
