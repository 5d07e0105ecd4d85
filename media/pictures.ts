import type { OtherLanguage } from '#core/language.ts';
import manifest from './pictures.json' with { type: 'json' };

/** A picture that the site can show. The site reads only the manifest, not the folder media/pictures. */
export type PictureEntry = {
  /** The name by which yachts refer to the picture; also the last part of its address. */
  readonly name: string;
  /** The file's name in media/pictures. */
  readonly file: string;
  /** The hash of the file's content. It is part of the address, so that an address always shows the same picture. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** The alternative text in English and in the other languages; unknown for pictures that staff have uploaded. */
  readonly alt: string;
  readonly alts?: Readonly<Record<OtherLanguage, string>>;
  /** The dominant color, as #rrggbb. */
  readonly colour: string;
  /** A small preview: a data URI of at most 250 characters. */
  readonly placeholder: string;
};

export const pictures: readonly PictureEntry[] = manifest as readonly PictureEntry[];

const byName = new Map(pictures.map((picture) => [picture.name, picture]));

/** The picture with that name; undefined if there is none. */
export function findPicture(name: string): PictureEntry | undefined {
  return byName.get(name);
}
