import { z } from 'zod';
import { publicOf } from '#core/field-values.ts';
import { answerShape, pictureAnswer } from '#core/fields.ts';
import { PACKAGE_PLACES, PACKAGE_SELECTIONS } from './domain.ts';
import { addOnFields, packageFields } from './fields.ts';

const text = z.string();

export const addOnAnswer = z
  .object({ id: text, ...answerShape(publicOf(addOnFields)) })
  .meta({ id: 'AddOn' });

export const packageAnswer = z
  .object({ id: text, ...answerShape(publicOf(packageFields)), picture: pictureAnswer })
  .omit({ onBookCharter: true, onPackagesPage: true })
  .extend({
    places: z.array(z.enum(PACKAGE_PLACES)).meta({ description: 'The pages that offer it' }),
    cardLink: text
      .nullable()
      .meta({ description: 'Where its card on /packages leads; null opens the quote form' }),
  })
  .meta({ id: 'Package' });

/** A form with nothing chosen sends an empty place: treat it as absent. */
export const packagesQuery = z.object({
  place: z
    .enum([...PACKAGE_SELECTIONS, ''], { error: 'Must be book-charter, packages or charter' })
    .optional(),
});

export type AddOnAnswer = z.infer<typeof addOnAnswer>;
export type PackageAnswer = z.infer<typeof packageAnswer>;
