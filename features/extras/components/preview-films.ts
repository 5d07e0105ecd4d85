import type { PictureUrl } from '#ui/srcset.ts';
import type { PreviewFilmName } from '../domain.ts';
import { words } from '../words/index.ts';
import { extraPicture } from './extra-picture.ts';

/** A preview as it is shown. */
export interface PreviewFilm {
  readonly name: PreviewFilmName;
  /** What has been chosen, in words. */
  readonly caption: string;
  readonly poster: PictureUrl;
  readonly posterAlt: string;
}

/** The film of that name, with where it and its poster are found. */
export function previewFilmNamed(name: PreviewFilmName): PreviewFilm {
  return { name, ...words.films[name], poster: extraPicture(`film-${name}`) };
}
