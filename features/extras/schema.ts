import { z } from 'zod';
import { publicOf } from '#core/field-values.ts';
import { answerShape, bodyShape, versionField } from '#core/fields.ts';
import { pictureAnswer } from '#features/fleet/schema/answers.ts';
import { PACKAGE_PLACES } from './domain.ts';
import { addOnFields, packageFields } from './fields.ts';

const text = z.string();
const version = z.number().int();

export const addOnAnswer = z
  .object({ id: text, ...answerShape(publicOf(addOnFields)) })
  .meta({ id: 'AddOn' });

export const staffAddOnAnswer = z
  .object({ id: text, ...answerShape(addOnFields), picture: pictureAnswer, version })
  .meta({ id: 'StaffAddOn' });

export const staffPackageAnswer = z
  .object({ id: text, ...answerShape(packageFields), picture: pictureAnswer, version })
  .meta({ id: 'StaffPackage' });

export const packageAnswer = staffPackageAnswer
  .omit({ onBookCharter: true, onPackagesPage: true, isActive: true, version: true })
  .extend({
    places: z.array(z.enum(PACKAGE_PLACES)).meta({ description: 'The pages that offer it' }),
    cardLink: text
      .nullable()
      .meta({ description: 'Where its card on /packages leads; null opens the quote form' }),
  })
  .meta({ id: 'Package' });

/** An empty place is what a form with nothing chosen sends: it counts as absent. */
export const packagesQuery = z.object({
  place: z.enum([...PACKAGE_PLACES, ''], { error: `Must be ${PACKAGE_PLACES.join(' or ')}` }).optional(),
});

/** An add-on as staff send it. */
export const addOnBody = z
  .object({ ...bodyShape(addOnFields), version: versionField })
  .meta({ id: 'AddOnFields' });

/** A package as staff send it. */
export const packageBody = z
  .object({ ...bodyShape(packageFields), version: versionField })
  .meta({ id: 'PackageFields' });

export type AddOnAnswer = z.infer<typeof addOnAnswer>;
export type PackageAnswer = z.infer<typeof packageAnswer>;
export type StaffAddOnAnswer = z.infer<typeof staffAddOnAnswer>;
export type StaffPackageAnswer = z.infer<typeof staffPackageAnswer>;
