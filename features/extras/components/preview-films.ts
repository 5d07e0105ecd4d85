import { type FilmSource, filmSources } from '#media/film-sources.ts';
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
  readonly sources: readonly FilmSource[];
}

interface Reel {
  readonly caption: string;
  readonly posterAlt: string;
  /** What stands for a film to come: a picture, and the part of it that is shown. */
  readonly standIn: string;
  readonly crop?: { readonly scale: number; readonly around: string };
}

const REELS: Record<PreviewFilmName, Reel> = {
  base: {
    caption: 'the yacht at anchor',
    standIn: 'film-base',
    posterAlt: 'White flybridge yacht at anchor off the Miami skyline',
  },
  'jet-ski': {
    caption: 'with jet ski',
    standIn: 'stern-platform-jet-ski',
    posterAlt: 'Flybridge yacht seen from astern, a red jet ski ready on her swim platform',
  },
  'fly-board': {
    caption: 'with fly board',
    standIn: 'film-base',
    posterAlt: 'A rider on a fly board, high above the water astern of a yacht',
    crop: { scale: 1.75, around: '100% 48%' },
  },
  'water-slide': {
    caption: 'with water slide',
    standIn: 'film-base',
    posterAlt: 'A yacht at anchor, a water slide running from her upper deck into the bay',
    crop: { scale: 1.6, around: '38% 60%' },
  },
  'jet-ski-fly-board': {
    caption: 'with jet ski and fly board',
    standIn: 'film-base',
    posterAlt: 'A fly board rider above the water and jet skis astern of a yacht',
    crop: { scale: 1.5, around: '100% 58%' },
  },
  'jet-ski-water-slide': {
    caption: 'with jet ski and water slide',
    standIn: 'film-base',
    posterAlt: 'A jet ski passing the bow of a yacht with her water slide out',
    crop: { scale: 1.34, around: '0% 62%' },
  },
  'fly-board-water-slide': {
    caption: 'with fly board and water slide',
    standIn: 'film-base',
    posterAlt: 'A fly board rider astern of a yacht with her water slide out',
    crop: { scale: 1.28, around: '100% 50%' },
  },
  'all-addons': {
    caption: 'with jet ski, fly board and water slide',
    standIn: 'film-base',
    posterAlt: 'A yacht at anchor with her slide out, a jet ski at the bow and a fly board rider astern',
  },
};

/** The film of that name, with where it and its poster are found. */
export function previewFilmNamed(name: PreviewFilmName): PreviewFilm {
  const { caption, posterAlt, standIn, crop } = REELS[name];
  const sources = filmSources(name);
  const isFilmed = sources.length > 0;
  return {
    name,
    caption,
    poster: extraPicture(isFilmed ? `film-${name}` : standIn),
    posterAlt,
    crop: isFilmed ? undefined : crop,
    sources,
  };
}
