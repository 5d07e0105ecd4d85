/** The widths that the site makes. There are no others, so that the number of stored pictures stays bounded. */
export const PICTURE_WIDTHS = [320, 480, 640, 768, 960, 1280, 1600, 1920, 2560] as const;

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/**
 * The width to make: the smallest of the site's widths that is at least `asked`, but never more than the picture has. Without
 * `asked`, the picture's full width.
 */
export function widthFor(asked: number | undefined, trueWidth: number): number {
  if (asked === undefined) return trueWidth;
  const offered = PICTURE_WIDTHS.find((width) => width >= asked) ?? PICTURE_WIDTHS.at(-1) ?? trueWidth;
  return Math.min(offered, trueWidth);
}

/** The best format that the caller accepts by name. A wildcard does not count, because it may come from an old browser. */
export function formatFor(accept: string | undefined): PictureFormat {
  const takes = (type: string) =>
    (accept ?? '').split(',').some((range) => {
      const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  if (takes('image/avif')) return 'avif';
  return takes('image/webp') ? 'webp' : 'jpeg';
}
