import type { OtherLanguage } from '#core/language.ts';
import manifest from './pictures.json' with { type: 'json' };

/** A picture the site can show. The manifest is all that the site knows of media/pictures. */
export type PictureEntry = {
  /** What a yacht refers to it by, and the last part of its address. */
  readonly name: string;
  /** In media/pictures. */
  readonly file: string;
  /** Of the file's content: an address that carries it never changes what it shows. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** What is seen, in English and in the other languages; nothing is known of what staff have sent. */
  readonly alt: string;
  readonly alts?: Readonly<Record<OtherLanguage, string>>;
  /** The dominant colour, #rrggbb. */
  readonly colour: string;
  /** A data URI of 250 characters at most. */
  readonly placeholder: string;
};

export const pictures: readonly PictureEntry[] = manifest as readonly PictureEntry[];

const byName = new Map(pictures.map((picture) => [picture.name, picture]));

/** The picture of that name; undefined when there is none. */
export function findPicture(name: string): PictureEntry | undefined {
  return byName.get(name);
}
