import type { Typed } from '#core/field-kinds.ts';
import { typedOf } from '#core/field-values.ts';
import { yachtFields } from '../../fields/index.ts';
import type { AdminYachtAnswer } from '../../schema/index.ts';

/** The values of the form, as staff type them. */
export type YachtValues = Typed<typeof yachtFields>;

/** The values of a new yacht: empty, except for the current year. */
export function newYacht(): YachtValues {
  return { ...typedOf(yachtFields), year: String(new Date().getFullYear()) };
}

/** The form's values of a yacht: the primary picture is the first of the gallery. */
export function valuesOf(yacht: AdminYachtAnswer): YachtValues {
  const pictures = [yacht.primaryImage ?? '', ...yacht.imageUrls].filter((reference) => reference !== '');
  return { ...typedOf(yachtFields, yacht), galleryImages: [...new Set(pictures)].join('|') };
}
