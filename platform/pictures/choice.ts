/** The widths the site makes. A browser is offered these and no others, so that what is kept stays bounded. */
export const PICTURE_WIDTHS = [320, 480, 640, 768, 960, 1280, 1600, 1920, 2560] as const;

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/**
 * The width to make for the one asked: the next of the site's widths, never more than the picture has. Without one, the
 * whole picture.
 */
export function widthFor(asked: number | undefined, trueWidth: number): number {
  if (asked === undefined) return trueWidth;
  const offered = PICTURE_WIDTHS.find((width) => width >= asked) ?? PICTURE_WIDTHS.at(-1) ?? trueWidth;
  return Math.min(offered, trueWidth);
}

/** The best format that the caller says it takes. Only a format that is named counts: a wildcard may mean an old browser. */
export function formatFor(accept: string | undefined): PictureFormat {
  const takes = (type: string) =>
    (accept ?? '').split(',').some((range) => {
      const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  if (takes('image/avif')) return 'avif';
  return takes('image/webp') ? 'webp' : 'jpeg';
}
