import type { PictureUrl } from '#ui/srcset.ts';
import type { PreviewFilmName } from '../domain.ts';
import { extraPicture } from './extra-picture.ts';

/** A preview as it is shown. Without sources it has not been filmed yet, and its poster stands for it. */
export interface PreviewFilm {
  readonly name: PreviewFilmName;
  /** What has been chosen, in words. */
  readonly caption: string;
  readonly poster: PictureUrl;
  readonly posterAlt: string;
  readonly crop?: { readonly scale: number; readonly around: string } | undefined;
  readonly sources: readonly { readonly src: string; readonly type: string; readonly media?: string }[];
}

interface Reel {
  readonly caption: string;
  readonly poster: string;
  readonly posterAlt: string;
  /** The part of the poster that is shown: how much larger, and around which point. */
  readonly crop?: { readonly scale: number; readonly around: string };
  readonly isFilmed: boolean;
}

const REELS: Record<PreviewFilmName, Reel> = {
  base: {
    caption: 'the yacht at anchor',
    poster: 'film-base',
    posterAlt: 'White flybridge yacht at anchor off the Miami skyline',
    isFilmed: true,
  },
  'jet-ski': {
    caption: 'with jet ski',
    poster: 'stern-platform-jet-ski',
    posterAlt: 'Flybridge yacht seen from astern, a red jet ski ready on her swim platform',
    isFilmed: false,
  },
  'fly-board': {
    caption: 'with fly board',
    poster: 'film-base',
    posterAlt: 'A rider on a fly board, high above the water astern of a yacht',
    crop: { scale: 1.75, around: '100% 48%' },
    isFilmed: false,
  },
  'water-slide': {
    caption: 'with water slide',
    poster: 'film-base',
    posterAlt: 'A yacht at anchor, a water slide running from her upper deck into the bay',
    crop: { scale: 1.6, around: '38% 60%' },
    isFilmed: false,
  },
  'jet-ski-fly-board': {
    caption: 'with jet ski and fly board',
    poster: 'film-base',
    posterAlt: 'A fly board rider above the water and jet skis astern of a yacht',
    crop: { scale: 1.5, around: '100% 58%' },
    isFilmed: false,
  },
  'jet-ski-water-slide': {
    caption: 'with jet ski and water slide',
    poster: 'film-base',
    posterAlt: 'A jet ski passing the bow of a yacht with her water slide out',
    crop: { scale: 1.34, around: '0% 62%' },
    isFilmed: false,
  },
  'fly-board-water-slide': {
    caption: 'with fly board and water slide',
    poster: 'film-base',
    posterAlt: 'A fly board rider astern of a yacht with her water slide out',
    crop: { scale: 1.28, around: '100% 50%' },
    isFilmed: false,
  },
  'all-addons': {
    caption: 'with jet ski, fly board and water slide',
    poster: 'film-base',
    posterAlt: 'A yacht at anchor with her slide out, a jet ski at the bow and a fly board rider astern',
    isFilmed: false,
  },
};

/** The film of that name, with where it and its poster are found. */
export function previewFilmNamed(name: PreviewFilmName): PreviewFilm {
  const { caption, poster, posterAlt, crop, isFilmed } = REELS[name];
  return {
    name,
    caption,
    poster: extraPicture(poster),
    posterAlt,
    crop,
    sources: isFilmed ? [{ src: `/films/${name}.mp4`, type: 'video/mp4' }] : [],
  };
}
