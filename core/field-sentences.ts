import { asSaid } from './as-said.ts';
import type { Figure } from './field-kinds.ts';
import { FIRST_LANGUAGE, languageOr, staffLanguage } from './language.ts';

/** Measured values are rounded; counts must be whole. */
export const isRounded = (field: Figure) =>
  field.isRounded || field.kind === 'feet' || field.kind === 'measure' || field.kind === 'percent';

/** The sentences about invalid values, in the languages of staff. */
const SENTENCES = {
  en: {
    /**
     * The sentences about figures. `named` includes the field's name, for texts that appear far from the field, as in an
     * import's report.
     */
    named: {
      number: (field: Figure) =>
        `${field.name} must be a ${isRounded(field) ? 'number' : field.kind === 'money' ? 'whole amount of 0 or more' : 'whole number'}`,
      less: ({ name }: Figure, least: number) => `${name} must be ${least} or more`,
      more: ({ name }: Figure, most: number) => `${name} must be ${most} or less`,
    },
    beside: {
      number: ({ kind }: Figure) =>
        kind === 'money' ? 'Please give whole dollars' : 'Please give a whole number',
      less: (_: Figure, least: number) => `Please give ${least} or more`,
      more: (_: Figure, most: number) => `Please give at most ${most}`,
    },
    media: 'Please give a picture’s name or its full address',
    picture: 'That is not the address of a picture',
    yesOrNo: (name: string) => `${name} must be yes or no`,
    oneOf: (name: string, ids: readonly string[]) => `${name} must be one of ${ids.join(', ')}`,
    list: (name: string) => `${name} must be a list`,
    tooMany: (name: string, most: number) => `Please keep it to ${most} ${name.toLowerCase()}`,
    gallery: (most: number) => `A gallery holds ${most} pictures at most`,
    web: 'Please give a full address, such as https://example.com',
    path: 'Please give a path of this site, such as /book-charter',
    colour: 'Please give a color such as #0b1b2b',
  },
  es: {
    named: {
      number: (field: Figure) =>
        `${field.name}: indique ${isRounded(field) ? 'un número' : field.kind === 'money' ? 'dólares enteros, 0 o más' : 'un número entero'}`,
      less: ({ name }: Figure, least: number) => `${name}: indique ${least} o más`,
      more: ({ name }: Figure, most: number) => `${name}: indique ${most} o menos`,
    },
    beside: {
      number: ({ kind }: Figure) =>
        kind === 'money' ? 'Indique dólares enteros' : 'Indique un número entero',
      less: (_: Figure, least: number) => `Indique ${least} o más`,
      more: (_: Figure, most: number) => `Indique ${most} como máximo`,
    },
    media: 'Indique el nombre de una imagen o su dirección completa',
    picture: 'Esa no es la dirección de una imagen',
    yesOrNo: (name: string) => `${name}: indique sí o no`,
    oneOf: (name: string, ids: readonly string[]) => `${name}: indique uno de estos: ${ids.join(', ')}`,
    list: (name: string) => `${name}: indique una lista`,
    tooMany: (name: string, most: number) => `${name}: ${most} como máximo`,
    gallery: (most: number) => `Una galería tiene ${most} imágenes como máximo`,
    web: 'Indique una dirección completa, como https://example.com',
    path: 'Indique una ruta de este sitio, como /book-charter',
    colour: 'Indique un color, como #0b1b2b',
  },
} as const;

/** In the current language; in English where no one has asked, as when an import or a seed is checked. */
export const sentences = () => asSaid(SENTENCES[staffLanguage(languageOr(FIRST_LANGUAGE))]);
