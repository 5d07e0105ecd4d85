import { z } from 'zod';
import { dollarsField, keptFields, mediaReference, versionField } from '#core/fields.ts';
import { plainText, requiredLine, textLine } from '#core/text-schema.ts';
import { pictureAnswer } from '#features/fleet/schema/answers.ts';
import { PACKAGE_CATEGORIES, PACKAGE_PLACES } from './domain.ts';

const text = z.string();
const dollars = z.number().int().meta({ description: 'Whole US dollars' });

export const addOnAnswer = z
  .object({
    id: text,
    name: text,
    description: text,
    price: dollars,
    imageUrl: text.meta({ description: 'A full address, or a name under /api/yacht-images/' }),
    videoUrl: text.nullable(),
  })
  .meta({ id: 'AddOn' });

export const packageAnswer = z
  .object({
    id: text,
    name: text,
    description: text,
    price: dollars,
    imageUrl: text.meta({ description: 'A full address, or a name under /api/yacht-images/' }),
    picture: pictureAnswer,
    category: z.enum(PACKAGE_CATEGORIES),
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

export type AddOnAnswer = z.infer<typeof addOnAnswer>;
export type PackageAnswer = z.infer<typeof packageAnswer>;

/** A spelled-out yes or no; anything a form leaves out is the default. */
const isActive = z.boolean().default(true);

/** The fields of an add-on as staff send them. One left out is cleared. */
export const addOnBody = z
  .object({
    name: requiredLine(120, 'Name is required'),
    description: plainText(2_000).default(''),
    price: dollarsField('Price is required'),
    imageUrl: mediaReference.default(''),
    videoUrl: mediaReference.nullish().transform((url) => url || null),
    isActive,
    version: versionField,
  })
  .meta({ id: 'AddOnFields' });

/** The fields of a package as staff send them. One of the first six left out is cleared, one of the places stays. */
export const packageBody = z
  .object({
    name: requiredLine(120, 'Name is required'),
    description: plainText(2_000).default(''),
    price: dollarsField('Price is required'),
    imageUrl: mediaReference.default(''),
    category: z
      .enum(PACKAGE_CATEGORIES, { error: `Category must be one of ${PACKAGE_CATEGORIES.join(', ')}` })
      .default('entertainment'),
    isActive,
    onBookCharter: z.boolean().optional().meta({ description: 'Offered in the picker of /book-charter' }),
    onPackagesPage: z.boolean().optional().meta({ description: 'Shown as a card of /packages' }),
    cardLink: textLine(300)
      .refine(
        (link) => link === '' || /^\/(?!\/)/.test(link),
        'Please give a path of this site, such as /book-charter',
      )
      .optional()
      .meta({ description: 'Where its card on /packages leads; empty opens the quote form' }),
    version: versionField,
  })
  .meta({ id: 'PackageFields' });

export const staffAddOnAnswer = addOnAnswer
  .extend({ picture: pictureAnswer, ...keptFields })
  .meta({ id: 'StaffAddOn' });
export const staffPackageAnswer = packageAnswer
  .omit({ places: true, cardLink: true })
  .extend({ onBookCharter: z.boolean(), onPackagesPage: z.boolean(), cardLink: text, ...keptFields })
  .meta({ id: 'StaffPackage' });

export type StaffAddOnAnswer = z.infer<typeof staffAddOnAnswer>;
export type StaffPackageAnswer = z.infer<typeof staffPackageAnswer>;
export type AddOnFields = z.infer<typeof addOnBody>;
export type PackageFields = z.infer<typeof packageBody>;
