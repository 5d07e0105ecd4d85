import type { PictureUrl } from '#ui/srcset.ts';
import type { PreviewFilmName } from '../domain.ts';
import { words } from '../words/index.ts';
import { extraPicture } from './extra-picture.ts';

/** A film of the preview with its texts and poster. */
export interface PreviewFilm {
  readonly name: PreviewFilmName;
  /** The text that says what has been chosen. */
  readonly caption: string;
  readonly poster: PictureUrl;
  readonly posterAlt: string;
}

/** The preview film with this name, with its texts and its poster. */
export function previewFilmNamed(name: PreviewFilmName): PreviewFilm {
  return { name, ...words.films[name], poster: extraPicture(`film-${name}`) };
}
