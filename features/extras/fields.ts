import type { Catalog } from '#core/catalog.ts';
import { type Fields, inLanguages } from '#core/field-kinds.ts';

const price = {
  kind: 'money',
  name: 'Price',
  label: 'Price in dollars',
  column: 'priceCents',
  most: 10_000_000,
  required: 'Price is required',
  told: 'Whole US dollars',
  beside: true,
} as const;

const picture = {
  kind: 'picture',
  name: 'Picture',
  told: 'A full address, or a name under /api/yacht-images/',
} as const;

const isActive = {
  kind: 'flag',
  name: 'Active',
  hint: 'Shown on the site as soon as it is saved.',
  otherwise: true,
  isPrivate: true,
} as const;

/** The fields of an add-on, in the order of the staff form. */
export const addOnFields = {
  name: { kind: 'text', name: 'Name', most: 120, required: 'Name is required' },
  price,
  description: { kind: 'longText', name: 'Description', most: 2_000 },
  translations: inLanguages('name', 'description'),
  imageUrl: picture,
  videoUrl: {
    kind: 'film',
    name: 'Film',
    label: 'Film (optional)',
    hint: 'The address of a film, such as /films/jet-ski.mp4. Not shown on the site, which has its own films.',
    isNullable: true,
  },
  isActive,
} as const satisfies Fields;

/** The fields of a package, in the order of the staff form. */
export const packageFields = {
  name: { kind: 'text', name: 'Name', most: 120, required: 'Name is required' },
  price,
  category: {
    kind: 'choice',
    name: 'Category',
    beside: true,
    options: [
      { id: 'entertainment', name: 'Entertainment' },
      { id: 'crew', name: 'Crew' },
      { id: 'luxury', name: 'Luxury' },
      { id: 'dining', name: 'Dining' },
    ],
    otherwise: 'entertainment',
  },
  description: { kind: 'longText', name: 'Description', most: 2_000 },
  translations: inLanguages('name', 'description'),
  imageUrl: picture,
  onBookCharter: {
    kind: 'flag',
    name: 'Book your charter',
    group: 'Offered on',
    otherwise: true,
    stays: true,
    told: 'Offered in the picker of /book-charter',
  },
  onPackagesPage: {
    kind: 'flag',
    name: 'Packages page',
    group: 'Offered on',
    stays: true,
    told: 'Shown as a card of /packages',
  },
  cardLink: {
    kind: 'path',
    name: 'Card leads to',
    hint: 'A path of this site, such as /book-charter. Empty opens the quote form.',
    most: 300,
    onlyWith: 'onPackagesPage',
    stays: true,
    told: 'Where its card on /packages leads; empty opens the quote form',
  },
  isActive,
} as const satisfies Fields;

/** The catalog of add-ons, which staff maintain. */
export const addOnCatalog = {
  path: '/api/admin/add-ons',
  param: 'addOnId',
  area: 'content',
  tag: 'Extras',
  kind: 'add-on',
  noun: 'add-on',
  many: 'add-ons',
  inSpanish: { noun: 'adicional', many: 'adicionales' },
  fields: addOnFields,
  named: 'name',
  text: 'description',
  fact: 'price',
} as const satisfies Catalog<typeof addOnFields>;

/** The catalog of packages, which staff maintain. */
export const packageCatalog = {
  path: '/api/admin/packages',
  param: 'packageId',
  area: 'content',
  tag: 'Extras',
  kind: 'package',
  noun: 'package',
  many: 'packages',
  inSpanish: { noun: 'paquete', many: 'paquetes' },
  fields: packageFields,
  named: 'name',
  text: 'description',
  fact: 'price',
} as const satisfies Catalog<typeof packageFields>;
