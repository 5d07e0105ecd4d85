import type { Typed } from '#core/field-kinds.ts';
import { typedOf } from '#core/field-values.ts';
import { yachtFields } from '../../fields/index.ts';
import type { AdminYachtAnswer } from '../../schema/index.ts';

/** The form as it is typed. */
export type YachtValues = Typed<typeof yachtFields>;

/** A new yacht begins with this year. */
export function newYacht(): YachtValues {
  return { ...typedOf(yachtFields), year: String(new Date().getFullYear()) };
}

/** A yacht as the form shows her: her primary picture is the gallery's first. */
export function valuesOf(yacht: AdminYachtAnswer): YachtValues {
  const pictures = [yacht.primaryImage ?? '', ...yacht.imageUrls].filter((reference) => reference !== '');
  return { ...typedOf(yachtFields, yacht), galleryImages: [...new Set(pictures)].join('|') };
}
