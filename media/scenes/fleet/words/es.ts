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
  'sport-cruiser': { name: 'crucero deportivo abierto', gender: 'm' },
  'express-outboard': { name: 'lancha exprés con motores fuera de borda', gender: 'f' },
  'hardtop-coupe': { name: 'yate coupé de techo rígido', gender: 'm' },
  'flybridge-mid': { name: 'yate con flybridge', gender: 'm' },
  'fast-coupe': { name: 'yate coupé bajo y veloz', gender: 'm' },
  trawler: { name: 'yate tipo trawler', gender: 'm' },
  'flybridge-large': { name: 'gran yate con flybridge', gender: 'm' },
  superyacht: { name: 'superyate', gender: 'm' },
  walkaround: { name: 'lancha de paseo con cubierta corrida', gender: 'f' },
  pilothouse: { name: 'yate con timonera', gender: 'm' },
  'picnic-boat': { name: 'lancha de paseo de estilo clásico', gender: 'f' },
  catamaran: { name: 'catamarán a motor', gender: 'm' },
  runabout: { name: 'lancha clásica de cubierta barnizada', gender: 'f' },
  'tri-deck': { name: 'superyate de tres cubiertas', gender: 'm' },
  'coastal-pilothouse': { name: 'barco costero con timonera', gender: 'm' },
};

/** The colors of hulls and of sofas, in the form that follows “de color”. */
const COLOURS: Readonly<Record<string, string>> = {
  anthracite: 'gris antracita',
  'arctic white': 'blanco ártico',
  aubergine: 'berenjena',
  black: 'negro',
  blue: 'azul',
  'blue grey': 'gris azulado',
  'bottle green': 'verde botella',
  bronze: 'bronce',
  'burnt orange': 'naranja quemado',
  champagne: 'champán',
  charcoal: 'gris carbón',
  claret: 'burdeos',
  cobalt: 'azul cobalto',
  cream: 'crema',
  'dark green': 'verde oscuro',
  'dark grey': 'gris oscuro',
  'deep red': 'rojo intenso',
  'flag blue': 'azul bandera',
  gold: 'dorado',
  graphite: 'grafito',
  grey: 'gris',
  gunmetal: 'gris acero',
  'ice grey': 'gris hielo',
  'ice white': 'blanco hielo',
  ivory: 'marfil',
  'kingfisher blue': 'azul vivo',
  lemon: 'limón',
  'light blue': 'azul claro',
  'light grey': 'gris claro',
  mahogany: 'caoba',
  'matte black': 'negro mate',
  'metallic grey': 'gris metálico',
  'midnight blue': 'azul medianoche',
  'mist green': 'verde niebla',
  mocha: 'moca',
  navy: 'azul marino',
  olive: 'verde oliva',
  orange: 'naranja',
  oxblood: 'rojo sangre',
  oyster: 'blanco ostra',
  'pale blue': 'azul pálido',
  'pale green': 'verde pálido',
  'pale grey': 'gris pálido',
  'pale lemon': 'limón pálido',
  'pearl grey': 'gris perla',
  'pearl white': 'blanco perla',
  'petrol blue': 'azul petróleo',
  pewter: 'gris peltre',
  pink: 'rosa',
  'powder pink': 'rosa pálido',
  'racing green': 'verde inglés',
  red: 'rojo',
  saffron: 'azafrán',
  sage: 'verde salvia',
  sand: 'arena',
  seafoam: 'verde espuma de mar',
  'shark grey': 'gris tiburón',
  silver: 'plateado',
  'silver blue': 'azul plateado',
  'slate grey': 'gris pizarra',
  'steel blue': 'azul acero',
  'stone grey': 'gris piedra',
  'storm grey': 'gris tormenta',
  'sunset yellow': 'amarillo dorado',
  taupe: 'gris topo',
  turquoise: 'turquesa',
  white: 'blanco',
  yellow: 'amarillo',
};

const LIGHTS: Readonly<Record<Light, string>> = {
  golden: 'a la hora dorada',
  noon: 'bajo un cielo de mediodía',
  late: 'al sol de la tarde',
  morning: 'a la luz suave de la mañana',
  'blue-hour': 'al anochecer, con las luces encendidas',
};

const PLACES: Readonly<Record<Place, string>> = {
  'near-city': 'muy cerca del perfil de Miami',
  city: 'con el perfil de Miami detrás',
  'far-city': 'con la ciudad pálida en el horizonte',
  'open-sea': 'en mar abierto',
  sandbar: 'sobre aguas turquesas poco profundas',
  dock: 'en un muelle con palmeras frente a la ciudad',
};

const VIEWS: Readonly<Record<View, string>> = {
  profile: 'de perfil',
  stern: 'por la popa, con la plataforma de baño en primer plano',
  above: 'desde arriba y por la proa',
};

const TABLES: Readonly<Record<Laid, string>> = {
  lunch: 'la mesa puesta para el almuerzo',
  spritz: 'cócteles de naranja y bocados en la mesa',
  breakfast: 'fruta, panecillos y jugo de naranja en la mesa',
  swim: 'bebidas frías, un sombrero de paja y toallas enrolladas en la mesa',
  champagne: 'champán en hielo y mariscos en la mesa',
  sunset: 'vino tinto y quesos en la mesa',
};

/** The colors of loose cushions and towels. */
const LOOSE: Readonly<Record<Laid, string>> = {
  lunch: 'azul marino',
  spritz: 'de color coral',
  breakfast: 'de color amarillo',
  swim: 'de color turquesa',
  champagne: 'de color arena',
  sunset: 'de color terracota',
};

const DECKS: Readonly<Record<DeckAs, (laid: Laid) => string>> = {
  cockpit: (laid) => `Cockpit con sofá y ${TABLES[laid]}, mirando a popa sobre el agua`,
  coupé: (laid) =>
    `Cockpit con sofá y colchonetas de sol, cojines y toallas ${LOOSE[laid]}, mirando a popa sobre el agua`,
  runabout: (laid) => `Cockpit con colchonetas de sol y toallas ${LOOSE[laid]}, mirando a popa sobre el agua`,
  foredeck: (laid) =>
    `Cubierta de proa con colchonetas de sol, toallas y cojines ${LOOSE[laid]}, mirando a popa hacia el parabrisas`,
  flybridge: (laid) =>
    `Cubierta superior con sofás, cojines ${LOOSE[laid]}, bar y puesto de mando, mirando a proa sobre la bahía`,
  'clear bow': () => 'Cubierta de proa despejada, mirando a popa hacia el parabrisas',
  'upper helm': () =>
    'Puesto de mando en la cubierta superior con timón y dos asientos, mirando a proa sobre la bahía',
  spa: () =>
    'Cubierta superior con piscina de hidromasaje, sofás, bar y puesto de mando, mirando a proa sobre la bahía',
  beach: (laid) =>
    `Club de playa junto al agua: dos tumbonas con toallas ${LOOSE[laid]}, bebidas frías y una sombrilla en la plataforma de teca`,
};

const WOODS: Readonly<Record<Wood, string>> = {
  ebony: 'ébano',
  oak: 'roble',
  walnut: 'nogal',
  teak: 'teca',
  lacquer: 'laca blanca',
};

const SIDES = { port: 'babor', starboard: 'estribor' } as const;

const named = (boat: Told) => KINDS[kindOf(boat)];

function inColour(colour: string): string {
  const word = COLOURS[colour];
  if (word === undefined) throw new Error(`Not translated: ${colour}`);
  return `de color ${word}`;
}

const seenAs = (boat: Told) => (named(boat).gender === 'f' ? 'vista' : 'visto');

const coloured = (boat: Told, colour: string) => capitalised(`${named(boat).name} ${inColour(colour)}`);

const aboard = (boat: Told) => {
  const { name, gender } = named(boat);
  return `a bordo de ${gender === 'f' ? 'una' : 'un'} ${name}`;
};

function doingNow(boat: Told, doing: Doing): string {
  if (doing === 'under way') return 'navegando';
  if (doing === 'at rest') return 'en reposo';
  return named(boat).gender === 'f' ? 'amarrada' : 'amarrado';
}

function fromWhere(boat: Told, from: From): string {
  if (from.of === 'above') return `${seenAs(boat)} ${VIEWS.above}`;
  const side = SIDES[from.side];
  if (from.of === 'profile') return `de perfil por ${side}`;
  return `${seenAs(boat)} ${from.of === 'bow' ? 'por la amura de' : 'por la aleta de'} ${side}`;
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
    `sofá ${fabric} junto a una mesa de mármol con libros y flores, y detrás una mesa puesta para ocho bajo un aro de cristal`,
  flybridge: (fabric) =>
    `sofá de esquina ${fabric} en torno a una mesa puesta, aparador con libros y flores, y al fondo la cocina y el puesto de mando`,
  catamaran: (fabric) =>
    `sofá ${fabric} en torno a una mesa puesta, larga encimera de cocina con fruta y cristal por tres lados`,
  trawler: (fabric) =>
    `sofá ${fabric} con un libro sobre la mesa, cortinas recogidas, barandillas de latón y el puente de gobierno un escalón más arriba`,
  sport: (fabric) =>
    `sofá de cuero ${fabric} con dos bebidas en la mesa, mueble bar y dos asientos en el puesto de mando`,
  cuddy: (fabric) => `sofá ${fabric}, pequeña cocina y la litera doble de proa tendida`,
};

/** The caption of a day boat's cabin without a berth. */
const dinette = (fabric: string) =>
  `sofás ${fabric} en tres lados de una mesa con fruta, un cuadro en la proa y encimera de cocina con flores`;

const CABINS: Readonly<Record<Exclude<Layout, 'cuddy'>, string>> = {
  superyacht:
    'cama doble tendida con bandeja de desayuno, banco a los pies, sofá a un lado, escritorio al otro y ventanas altas con cortinas',
  flybridge: 'cama doble tendida, sofá bajo una ventana larga y cajonera con flores bajo la otra',
  catamaran: 'cama doble tendida junto a una ventana larga y cajonera con libros enfrente',
  trawler: 'cama doble tendida bajo un estante de libros y ojos de buey de latón con cortinas',
  sport: 'cama doble tendida entre armarios bajos, con ventanas estrechas encima',
};

/** The caption of a room: its layout, and furnishings that other yachts of its class lack. */
export function interior(
  kind: 'saloon' | 'cabin',
  { layout, wood, fabric, furnishing, plan }: Furnished,
): string {
  if (kind === 'cabin' && layout !== 'cuddy')
    return `Camarote principal de ${WOODS[wood]}: ${CABINS[layout]}`;
  const room = layout === 'cuddy' ? 'Cabina bajo cubierta' : 'Salón';
  const inside = plan === 'dinette' ? dinette : INTERIORS[layout];
  const more = furnishing
    ? { piano: ', con un piano de media cola al lado', bar: ', con una barra y taburetes al lado' }[
        furnishing
      ]
    : '';
  return `${room} de ${WOODS[wood]}: ${inside(inColour(fabric))}${more}`;
}
