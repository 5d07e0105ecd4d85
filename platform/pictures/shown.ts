import { asSaid } from '#core/as-said.ts';
import { FIRST_LANGUAGE, languageOr } from '#core/language.ts';
import { addressOf, isFullAddress, type ShownPicture } from '#core/pictures.ts';
import { findPicture, type PictureEntry } from '#media/pictures.ts';
import { uploadedPicture } from './uploaded.ts';

/** The size assumed for a picture of unknown size: that of our own pictures. */
const USUAL_WIDTH = 1600;
const USUAL_HEIGHT = 900;

/** Shown when a reference leads nowhere: the business's own yacht instead of a gap. */
const STAND_IN = 'default-generic';

/** A picture of ours, with its description in the current language. */
function ours({ name, hash, width, height, alt, alts, placeholder }: PictureEntry): ShownPicture {
  const language = languageOr(FIRST_LANGUAGE);
  const seen = language === FIRST_LANGUAGE ? alt : (alts?.[language] ?? alt);
  return { src: `${addressOf(name)}?v=${hash}`, width, height, alt: asSaid(seen), placeholder };
}

/**
 * The picture that a reference leads to, ready to be shown; undefined when it leads nowhere.
 *
 * @param named what the picture belongs to, as the alternative text of a picture whose content is unknown
 */
export function findShown(reference: string, named: string): ShownPicture | undefined {
  const known = findPicture(reference);
  if (known) return ours(known);
  const uploaded = uploadedPicture(reference);
  if (uploaded) return { ...ours(uploaded), alt: named };
  if (!isFullAddress(reference)) return undefined;
  return { src: reference, width: USUAL_WIDTH, height: USUAL_HEIGHT, alt: named, placeholder: null };
}

/** The picture that an event, a package or a film refers to; if there is none, the business's own yacht. */
export function pictureFor(reference: string, named: string): ShownPicture {
  const shown = findShown(reference, named) ?? findShown(STAND_IN, named);
  if (!shown) throw new Error('The default picture is missing from the manifest');
  return shown;
}
