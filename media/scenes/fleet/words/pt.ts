import type { Light, Place } from '../lights.ts';
import {
  capitalised,
  type Deck,
  type DeckAs,
  type Doing,
  deckAs,
  type From,
  type Furnished,
  type Kind,
  kindOf,
  type Laid,
  type Layout,
  type Told,
  type View,
  type Wood,
} from './kinds.ts';

/** The name of a kind of boat, and the gender of the words that describe it. */
type Named = { readonly name: string; readonly gender: 'm' | 'f' };

const KINDS: Readonly<Record<Kind, Named>> = {
  'sport-cruiser': { name: 'lancha esportiva aberta', gender: 'f' },
  'express-outboard': { name: 'lancha expressa com motores de popa', gender: 'f' },
  'hardtop-coupe': { name: 'iate cupê de teto rígido', gender: 'm' },
  'flybridge-mid': { name: 'iate com flybridge', gender: 'm' },
  'fast-coupe': { name: 'iate cupê baixo e veloz', gender: 'm' },
  trawler: { name: 'iate do tipo trawler', gender: 'm' },
  'flybridge-large': { name: 'grande iate com flybridge', gender: 'm' },
  superyacht: { name: 'superiate', gender: 'm' },
  walkaround: { name: 'lancha de passeio com convés corrido', gender: 'f' },
  pilothouse: { name: 'iate com casa de leme', gender: 'm' },
  'picnic-boat': { name: 'lancha de passeio de estilo clássico', gender: 'f' },
  catamaran: { name: 'catamarã a motor', gender: 'm' },
  runabout: { name: 'lancha clássica de convés envernizado', gender: 'f' },
  'tri-deck': { name: 'superiate de três conveses', gender: 'm' },
  'coastal-pilothouse': { name: 'barco costeiro com casa de leme', gender: 'm' },
};

/** The colors of hulls and of sofas, in the form that follows “na cor”. */
const COLOURS: Readonly<Record<string, string>> = {
  anthracite: 'cinza-antracite',
  'arctic white': 'branco-ártico',
  aubergine: 'berinjela',
  black: 'preta',
  blue: 'azul',
  'blue grey': 'cinza-azulada',
  'bottle green': 'verde-garrafa',
  bronze: 'bronze',
  'burnt orange': 'laranja queimada',
  champagne: 'champanhe',
  charcoal: 'cinza-carvão',
  claret: 'bordô',
  cobalt: 'azul-cobalto',
  cream: 'creme',
  'dark green': 'verde-escura',
  'dark grey': 'cinza-escura',
  'deep red': 'vermelha intensa',
  'flag blue': 'azul-bandeira',
  gold: 'dourada',
  graphite: 'grafite',
  grey: 'cinza',
  gunmetal: 'cinza-aço',
  'ice grey': 'cinza-gelo',
  'ice white': 'branco-gelo',
  ivory: 'marfim',
  'kingfisher blue': 'azul-viva',
  lemon: 'limão',
  'light blue': 'azul-clara',
  'light grey': 'cinza-clara',
  mahogany: 'mogno',
  'matte black': 'preta fosca',
  'metallic grey': 'cinza metálica',
  'midnight blue': 'azul-noite',
  'mist green': 'verde-névoa',
  mocha: 'moca',
  navy: 'azul-marinho',
  olive: 'verde-oliva',
  orange: 'laranja',
  oxblood: 'vermelho-sangue',
  oyster: 'branco-ostra',
  'pale blue': 'azul-pálida',
  'pale green': 'verde-pálida',
  'pale grey': 'cinza-pálida',
  'pale lemon': 'limão-pálido',
  'pearl grey': 'cinza-pérola',
  'pearl white': 'branco-pérola',
  'petrol blue': 'azul-petróleo',
  pewter: 'cinza-estanho',
  pink: 'rosa',
  'powder pink': 'rosa-pálida',
  'racing green': 'verde-inglês',
  red: 'vermelha',
  saffron: 'açafrão',
  sage: 'verde-sálvia',
  sand: 'areia',
  seafoam: 'verde-espuma',
  'shark grey': 'cinza-tubarão',
  silver: 'prateada',
  'silver blue': 'azul-prateada',
  'slate grey': 'cinza-ardósia',
  'steel blue': 'azul-aço',
  'stone grey': 'cinza-pedra',
  'storm grey': 'cinza-tempestade',
  'sunset yellow': 'amarelo-dourada',
  taupe: 'cinza-terrosa',
  turquoise: 'turquesa',
  white: 'branca',
  yellow: 'amarela',
};

const LIGHTS: Readonly<Record<Light, string>> = {
  golden: 'na hora dourada',
  noon: 'sob um céu de meio-dia',
  late: 'ao sol do fim da tarde',
  morning: 'à luz suave da manhã',
  'blue-hour': 'ao anoitecer, com as luzes acesas',
};

const PLACES: Readonly<Record<Place, string>> = {
  'near-city': 'bem perto do horizonte de prédios de Miami',
  city: 'com os prédios de Miami ao fundo',
  'far-city': 'com a cidade pálida no horizonte',
  'open-sea': 'em mar aberto',
  sandbar: 'sobre águas rasas e turquesa',
  dock: 'em um píer com palmeiras diante da cidade',
};

const VIEWS: Readonly<Record<View, string>> = {
  profile: 'de perfil',
  stern: 'pela popa, com a plataforma de banho em primeiro plano',
  above: 'de cima e pela proa',
};

const TABLES: Readonly<Record<Laid, string>> = {
  lunch: 'a mesa posta para o almoço',
  spritz: 'drinques de laranja e petiscos na mesa',
  breakfast: 'frutas, pãezinhos e suco de laranja na mesa',
  swim: 'bebidas geladas, um chapéu de palha e toalhas enroladas na mesa',
  champagne: 'champanhe no gelo e frutos do mar na mesa',
  sunset: 'vinho tinto e queijos na mesa',
};

/** The colors of loose cushions and towels. */
const LOOSE: Readonly<Record<Laid, string>> = {
  lunch: 'azul-marinho',
  spritz: 'em coral',
  breakfast: 'em amarelo',
  swim: 'em turquesa',
  champagne: 'cor de areia',
  sunset: 'em terracota',
};

const DECKS: Readonly<Record<DeckAs, (laid: Laid) => string>> = {
  cockpit: (laid) => `Cockpit com sofá e ${TABLES[laid]}, olhando para a popa sobre a água`,
  coupé: (laid) =>
    `Cockpit com sofá e colchonetes de sol, almofadas e toalhas ${LOOSE[laid]}, olhando para a popa sobre a água`,
  runabout: (laid) =>
    `Cockpit com colchonetes de sol e toalhas ${LOOSE[laid]}, olhando para a popa sobre a água`,
  foredeck: (laid) =>
    `Convés de proa com colchonetes de sol, toalhas e almofadas ${LOOSE[laid]}, olhando para a popa, até o para-brisa`,
  flybridge: (laid) =>
    `Convés superior com sofás, almofadas ${LOOSE[laid]}, bar e posto de comando, olhando para a proa sobre a baía`,
  'clear bow': () => 'Convés de proa livre, olhando para a popa, até o para-brisa',
  'upper helm': () =>
    'Posto de comando no convés superior com timão e dois assentos, olhando para a proa sobre a baía',
  spa: () =>
    'Convés superior com piscina de hidromassagem, sofás, bar e posto de comando, olhando para a proa sobre a baía',
  beach: (laid) =>
    `Beach club junto à água: duas espreguiçadeiras com toalhas ${LOOSE[laid]}, bebidas geladas e um guarda-sol na plataforma de teca`,
};

const WOODS: Readonly<Record<Wood, string>> = {
  ebony: 'ébano',
  oak: 'carvalho',
  walnut: 'nogueira',
  teak: 'teca',
  lacquer: 'laca branca',
};

const SIDES = { port: 'bombordo', starboard: 'boreste' } as const;

const named = (boat: Told) => KINDS[kindOf(boat)];

function inColour(colour: string): string {
  const word = COLOURS[colour];
  if (word === undefined) throw new Error(`Not translated: ${colour}`);
  return `na cor ${word}`;
}

const seenAs = (boat: Told) => (named(boat).gender === 'f' ? 'vista' : 'visto');

const coloured = (boat: Told, colour: string) => capitalised(`${named(boat).name} ${inColour(colour)}`);

const aboard = (boat: Told) => {
  const { name, gender } = named(boat);
  return `a bordo de ${gender === 'f' ? 'uma' : 'um'} ${name}`;
};

function doingNow(boat: Told, doing: Doing): string {
  if (doing === 'under way') return 'navegando';
  if (doing === 'at rest') return 'em repouso';
  return named(boat).gender === 'f' ? 'atracada' : 'atracado';
}

function fromWhere(boat: Told, from: From): string {
  if (from.of === 'above') return `${seenAs(boat)} ${VIEWS.above}`;
  const side = SIDES[from.side];
  if (from.of === 'profile') return `de perfil por ${side}`;
  return `${seenAs(boat)} ${from.of === 'bow' ? 'pela bochecha de' : 'pela alheta de'} ${side}`;
}

/** The caption of a yacht's own picture. */
export function ownPicture(
  boat: Told,
  colour: string,
  seen: { readonly doing: Doing; readonly place: Place; readonly from: From; readonly light: Light },
): string {
  const { doing, place, from, light } = seen;
  return `${coloured(boat, colour)}, ${doingNow(boat, doing)} ${PLACES[place]}, ${fromWhere(boat, from)} ${LIGHTS[light]}`;
}

/** The caption of a shared picture of the outside. */
export function outside(boat: Told, shade: string, view: View, place: Place, light: Light): string {
  return `${coloured(boat, shade)}, ${seenAs(boat)} ${VIEWS[view]}, ${PLACES[place]} ${LIGHTS[light]}`;
}

export function onDeck(boat: Told, deck: Deck, laid: Laid, hasSpa: boolean): string {
  return `${DECKS[deckAs(boat, deck, hasSpa)](laid)}, ${aboard(boat)}`;
}

const INTERIORS: Readonly<Record<Layout, (fabric: string) => string>> = {
  superyacht: (fabric) =>
    `sofá ${fabric} junto a uma mesa de mármore com livros e flores, e atrás uma mesa posta para oito sob um aro de vidro`,
  flybridge: (fabric) =>
    `sofá de canto ${fabric} em torno de uma mesa posta, aparador com livros e flores, e ao fundo a cozinha e o posto de comando`,
  catamaran: (fabric) =>
    `sofá ${fabric} em torno de uma mesa posta, longa bancada de cozinha com frutas e vidro em três lados`,
  trawler: (fabric) =>
    `sofá ${fabric} com um livro sobre a mesa, cortinas presas, corrimãos de latão e a casa do leme um degrau acima`,
  sport: (fabric) =>
    `sofá de couro ${fabric} com duas bebidas na mesa, móvel de bar e dois assentos no posto de comando`,
  cuddy: (fabric) => `sofá ${fabric}, pequena cozinha e a cama de casal da proa arrumada`,
};

/** The caption of a day boat's cabin without a berth. */
const dinette = (fabric: string) =>
  `sofás ${fabric} em três lados de uma mesa com frutas, um quadro na proa e bancada de cozinha com flores`;

const CABINS: Readonly<Record<Exclude<Layout, 'cuddy'>, string>> = {
  superyacht:
    'cama de casal arrumada com bandeja de café da manhã, banco aos pés, sofá de um lado, escrivaninha do outro e janelas altas com cortinas',
  flybridge: 'cama de casal arrumada, sofá sob uma janela comprida e gaveteiro com flores sob a outra',
  catamaran: 'cama de casal arrumada junto a uma janela comprida e gaveteiro com livros em frente',
  trawler: 'cama de casal arrumada sob uma prateleira de livros e vigias de latão com cortinas',
  sport: 'cama de casal arrumada entre armários baixos, com janelas estreitas acima',
};

/** The caption of a room: its layout, and furnishings that other yachts of its class lack. */
export function interior(
  kind: 'saloon' | 'cabin',
  { layout, wood, fabric, furnishing, plan }: Furnished,
): string {
  if (kind === 'cabin' && layout !== 'cuddy') return `Cabine principal em ${WOODS[wood]}: ${CABINS[layout]}`;
  const room = layout === 'cuddy' ? 'Cabine abaixo do convés' : 'Salão';
  const inside = plan === 'dinette' ? dinette : INTERIORS[layout];
  const more = furnishing
    ? { piano: ', com um piano de meia cauda ao lado', bar: ', com um bar e banquetas ao lado' }[furnishing]
    : '';
  return `${room} em ${WOODS[wood]}: ${inside(inColour(fabric))}${more}`;
}
