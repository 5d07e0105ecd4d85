import type { PictureUrl } from '#ui/srcset.ts';
import type { PreviewFilmName } from '../domain.ts';
import { extraPicture } from './extra-picture.ts';

/** A preview as it is shown. */
export interface PreviewFilm {
  readonly name: PreviewFilmName;
  /** What has been chosen, in words. */
  readonly caption: string;
  readonly poster: PictureUrl;
  readonly posterAlt: string;
}

interface Reel {
  readonly caption: string;
  readonly posterAlt: string;
}

const REELS: Record<PreviewFilmName, Reel> = {
  base: {
    caption: 'the yacht at anchor',
    posterAlt: 'White flybridge yacht at anchor off the Miami skyline',
  },
  'jet-ski': {
    caption: 'with jet ski',
    posterAlt: 'A jet ski and its rider passing a yacht at anchor',
  },
  'fly-board': {
    caption: 'with fly board',
    posterAlt: 'A rider on a fly board, high above the water astern of a yacht',
  },
  'water-slide': {
    caption: 'with water slide',
    posterAlt: 'A yacht at anchor, a water slide running from her upper deck into the bay',
  },
  'jet-ski-fly-board': {
    caption: 'with jet ski and fly board',
    posterAlt: 'A jet ski passing, and a fly board rider above the water astern of a yacht',
  },
  'jet-ski-water-slide': {
    caption: 'with jet ski and water slide',
    posterAlt: 'A jet ski passing a yacht with her water slide out',
  },
  'fly-board-water-slide': {
    caption: 'with fly board and water slide',
    posterAlt: 'A fly board rider astern of a yacht with her water slide out',
  },
  'all-addons': {
    caption: 'with jet ski, fly board and water slide',
    posterAlt: 'A yacht at anchor with her slide out, a jet ski at the bow and a fly board rider astern',
  },
};

/** The film of that name, with where it and its poster are found. */
export function previewFilmNamed(name: PreviewFilmName): PreviewFilm {
  return { name, ...REELS[name], poster: extraPicture(`film-${name}`) };
}
