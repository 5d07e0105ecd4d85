import { z } from 'zod';
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
