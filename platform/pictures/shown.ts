import { asSaid } from '#core/as-said.ts';
import { FIRST_LANGUAGE, languageOr } from '#core/language.ts';
import { addressOf, isFullAddress, type ShownPicture } from '#core/pictures.ts';
import { findPicture, type PictureEntry } from '#media/pictures.ts';
import { uploadedPicture } from './uploaded.ts';

/** What a picture of unknown size is laid out as: the shape of our own. */
const USUAL_WIDTH = 1600;
const USUAL_HEIGHT = 900;

/** Stands in where a reference leads nowhere: the business's own yacht instead of a hole. */
const STAND_IN = 'default-generic';

/** What is seen is said in the language of the moment. */
function ours({ name, hash, width, height, alt, alts, placeholder }: PictureEntry): ShownPicture {
  const language = languageOr(FIRST_LANGUAGE);
  const seen = language === FIRST_LANGUAGE ? alt : (alts?.[language] ?? alt);
  return { src: `${addressOf(name)}?v=${hash}`, width, height, alt: asSaid(seen), placeholder };
}

/**
 * The picture that a reference leads to, ready to be shown; undefined for one that leads to nothing of ours.
 *
 * @param named what the picture belongs to, for whoever cannot see a picture of unknown content
 */
export function findShown(reference: string, named: string): ShownPicture | undefined {
  const known = findPicture(reference);
  if (known) return ours(known);
  const uploaded = uploadedPicture(reference);
  if (uploaded) return { ...ours(uploaded), alt: named };
  if (!isFullAddress(reference)) return undefined;
  return { src: reference, width: USUAL_WIDTH, height: USUAL_HEIGHT, alt: named, placeholder: null };
}

/** The picture that an event, a package or a film refers to; without one, the business's own yacht. */
export function pictureFor(reference: string, named: string): ShownPicture {
  const shown = findShown(reference, named) ?? findShown(STAND_IN, named);
  if (!shown) throw new Error('The default picture is missing from the manifest');
  return shown;
}
