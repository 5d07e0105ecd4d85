import type { Translations } from '#core/field-kinds.ts';

/** One of the business's own films, played from our own server. */
export type Film = {
  /** Also the name of its file: /films/{name}.mp4. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly translations: Translations;
  readonly poster: string;
};

/** The films of the media gallery, the featured one first. */
export const FILMS: readonly Film[] = [
  {
    name: 'hero',
    title: 'The last light on the bay',
    description: 'Lying off the skyline, in the half hour that nobody aboard ever photographs badly.',
    translations: {
      es: {
        title: { text: 'La última luz en la bahía', of: 'The last light on the bay' },
        description: {
          text: 'Frente a la ciudad, en la media hora que nadie a bordo fotografía mal.',
          of: 'Lying off the skyline, in the half hour that nobody aboard ever photographs badly.',
        },
      },
      pt: {
        title: { text: 'A última luz na baía', of: 'The last light on the bay' },
        description: {
          text: 'Diante da cidade, na meia hora que ninguém a bordo fotografa mal.',
          of: 'Lying off the skyline, in the half hour that nobody aboard ever photographs badly.',
        },
      },
    },
    poster: 'film-hero',
  },
  {
    name: 'day-at-sea',
    title: 'A day at sea',
    description: 'Out past the last buoy before breakfast, back when the towels are dry.',
    translations: {
      es: {
        title: { text: 'Un día en el mar', of: 'A day at sea' },
        description: {
          text: 'Más allá de la última boya antes del desayuno, y de vuelta cuando las toallas están secas.',
          of: 'Out past the last buoy before breakfast, back when the towels are dry.',
        },
      },
      pt: {
        title: { text: 'Um dia no mar', of: 'A day at sea' },
        description: {
          text: 'Além da última boia antes do café da manhã, e de volta quando as toalhas estão secas.',
          of: 'Out past the last buoy before breakfast, back when the towels are dry.',
        },
      },
    },
    poster: 'film-day-at-sea',
  },
  {
    name: 'night-at-the-dock',
    title: 'A night at the dock',
    description: 'Lamps, palms and a deck full of friends who have stopped looking at the time.',
    translations: {
      es: {
        title: { text: 'Una noche en el muelle', of: 'A night at the dock' },
        description: {
          text: 'Faroles, palmeras y una cubierta llena de amigos que dejaron de mirar la hora.',
          of: 'Lamps, palms and a deck full of friends who have stopped looking at the time.',
        },
      },
      pt: {
        title: { text: 'Uma noite no píer', of: 'A night at the dock' },
        description: {
          text: 'Luzes, palmeiras e um convés cheio de amigos que pararam de olhar a hora.',
          of: 'Lamps, palms and a deck full of friends who have stopped looking at the time.',
        },
      },
    },
    poster: 'film-night-at-the-dock',
  },
  {
    name: 'base',
    title: 'At anchor off the city',
    description: 'Anchor down, ladder out, and the skyline close enough to wave at.',
    translations: {
      es: {
        title: { text: 'Al ancla frente a la ciudad', of: 'At anchor off the city' },
        description: {
          text: 'El ancla abajo, la escalera afuera y la ciudad tan cerca que se la puede saludar.',
          of: 'Anchor down, ladder out, and the skyline close enough to wave at.',
        },
      },
      pt: {
        title: { text: 'No fundeio diante da cidade', of: 'At anchor off the city' },
        description: {
          text: 'Âncora no fundo, escada fora e a cidade tão perto que dá para acenar.',
          of: 'Anchor down, ladder out, and the skyline close enough to wave at.',
        },
      },
    },
    poster: 'film-base',
  },
  {
    name: 'all-addons',
    title: 'Every toy in the water',
    description: 'Jet ski, fly board and slide, all out at once, as the children had asked.',
    translations: {
      es: {
        title: { text: 'Todos los juguetes en el agua', of: 'Every toy in the water' },
        description: {
          text: 'Jet ski, flyboard y tobogán, todos a la vez, como pidieron los niños.',
          of: 'Jet ski, fly board and slide, all out at once, as the children had asked.',
        },
      },
      pt: {
        title: { text: 'Todos os brinquedos na água', of: 'Every toy in the water' },
        description: {
          text: 'Jet ski, flyboard e toboágua, tudo ao mesmo tempo, como as crianças pediram.',
          of: 'Jet ski, fly board and slide, all out at once, as the children had asked.',
        },
      },
    },
    poster: 'film-all-addons',
  },
];
