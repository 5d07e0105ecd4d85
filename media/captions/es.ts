import type { captions as english } from './en.ts';

/** The captions in Spanish. */
export const captions: Readonly<Record<keyof typeof english, string>> = {
  'home-weddings':
    'Arco de flores en la proa al atardecer, con filas de sillas y faroles a lo largo del pasillo',
  'home-lifestyle-vacation':
    'Yate blanco con flybridge navegando a la hora dorada, con el perfil de Miami detrás',
  'home-dockside-parties':
    'Yate iluminado de noche en un muelle con palmeras, guirnaldas de luces sobre mesas con velas y su reflejo en el agua',
  'home-financing':
    'Papeles, una pluma y las llaves de un yate con su flotador de corcho, sobre teca, con un yate desenfocado al fondo',
  'featured-azimut': 'Gran yate blanco de tres cubiertas frente a la ciudad con el último sol',
  'top-blue-hour': 'Yate azul oscuro con flybridge y las luces encendidas, a la hora azul frente a la ciudad',
  'top-salt-and-silver':
    'Yate coupé plateado a toda marcha en un día claro, con espuma blanca a lo largo del casco',
  'top-grand-cay': 'Yate blanco de tres cubiertas fondeado frente a un cayo cubierto de palmeras',
  'open-graph': 'Yate blanco con flybridge deslizándose frente al perfil de Miami a la hora dorada',

  'special-lifestyle':
    'Yate fondeado en aguas turquesas frente a un cayo, con un jet ski y flotadores alrededor',
  'special-weddings':
    'Rosas blancas sobre un arco de ceremonia en cubierta, el sol bajo sobre el mar a un lado',
  'special-night':
    'Pista de baile iluminada bajo guirnaldas de luces en cubierta, con una mesa de DJ frente a la ciudad de noche',
  'event-lifestyle':
    'Tumbonas con toallas enrolladas bajo una sombrilla en cubierta de teca, con una isla delante',
  'event-weddings':
    'Mesas redondas con flores y velas en cubierta a la hora azul, luces encima y la ciudad iluminada detrás',
  'event-night-parties':
    'Yate de tres cubiertas iluminado de proa a popa en la noche, con el perfil de la ciudad detrás',
  'event-day-parties':
    'Tres yates abarloados en aguas claras y poco profundas, vistos desde arriba, con flotadores y tablas a popa',
  'signature-lifestyle-week':
    'Desayuno servido en una cubierta de popa a la sombra, con palmeras en una isla al otro lado del agua',
  'signature-wedding': 'Pastel de bodas con rosas, dos copas de champán y velas en cubierta al atardecer',
  'signature-party': 'Mesa de DJ en cubierta a la hora azul, con mesas altas ante las luces de la ciudad',
  'signature-day':
    'Bar y mesas altas con bebidas frescas bajo sombrillas en cubierta soleada, con banderines arriba',

  'large-networking': 'Mesas altas con champán y canapés en cubierta mientras el sol se pone tras la ciudad',
  'large-trade-show': 'Muelle junto a tres yates con pantallas, flores y sombrillas por la tarde',
  'large-team-building': 'Cuatro tablas de remo y dos flotadores a popa de un yate fondeado',
  'large-appreciation': 'Mesa larga en cubierta con fruta, mariscos, quesos y flores bajo banderines',
  'large-holiday':
    'Cubierta de popa adornada para las fiestas: dos árboles iluminados, una mesa puesta y la ciudad al anochecer',
  'large-wedding':
    'Ceremonia en cubierta vista desde arriba: filas de sillas, un pasillo con pétalos y un arco de flores',

  'fleet-hero': 'Tres yates navegando lado a lado, con estelas blancas sobre un mar turquesa',
  'packages-hero': 'Yate fondeado con su tobogán en el agua, un jet ski al lado y una tabla a popa',
  'package-wedding-bar':
    'Barra en cubierta con una fila de cócteles rosados, champán en hielo y rosas, a la hora azul',
  'package-on-deck-dining':
    'Mesa larga para diez en una cubierta de popa iluminada, con velas y flores blancas y la ciudad al fondo',
  'package-platters':
    'Fruta, mariscos en hielo, quesos y canapés en una mesa en cubierta, vistos desde arriba',
  'package-water-sports':
    'Plataforma de baño con propulsores, aletas y máscaras, y tablas de remo y jet skis en el agua a su lado',

  'extra-jet-ski': 'Dos jet skis, uno rojo y otro azul, que esperan en el agua, con un yate fondeado detrás',
  'extra-fly-board':
    'Flyboard con sus botas y su manguera enrollada en una plataforma de baño, con un jet ski al lado',
  'extra-water-slide':
    'Tobogán desde la cubierta superior de un yate hasta aguas turquesas, con flotadores al lado',
  'extra-chef':
    'Platos de pescado sellado y tartar de atún con vino blanco en una mesa barnizada al atardecer',
  'extra-massage':
    'Camilla de masaje a la sombra de una cubierta, con toallas y aceites al lado y el mar alrededor',
  'extra-saxophonist': 'Saxofón en su soporte en cubierta mientras el sol se pone detrás de la ciudad',
  'extra-photographer': 'Cámara en un trípode y un dron en el aire, ambos hacia un yate a la hora dorada',
  'extra-drinks':
    'Champán en hielo, tres copas llenas y dos cócteles sobre teca, con la ciudad desenfocada al fondo',
  'extra-lunch':
    'Almuerzo servido en cubierta: mariscos, ensaladas, rosado en hielo y limones, con el mar detrás',

  'about-hero': 'Tres yates frente a la ciudad en una mañana clara',
  'about-story':
    'Proa de un yate por la mañana, un cabo adujado sobre la teca y el sol apenas sobre el horizonte',
  'about-crew': 'Cabos adujados en un muelle junto a un yate a la luz de la tarde',
  'media-hero': 'Yate de tres cubiertas navegando a la hora dorada, visto desde arriba y por la popa',
  'contact-hero': 'Marina con palmeras y yates de popa al muelle, con torres al otro lado del agua',
  'financing-hero': 'Tres yates en sus amarres al sol de la tarde, con palmeras y la ciudad detrás',

  'default-azimut': 'Yate blanco con flybridge navegando a la luz de la tarde',
  'default-sea-ray': 'Crucero deportivo blanco a toda marcha en un día claro',
  'default-pardo': 'Lancha de paseo gris azulado en reposo sobre agua tranquila al sol de la tarde',
  'default-axopar':
    'Lancha abierta con motores fuera de borda a gran velocidad, vista desde arriba y por la popa',
  'default-beneteau': 'Yate de tipo trawler en reposo en una mañana clara',
  'default-pershing': 'Yate coupé plateado y bajo a toda marcha',
  'default-generic': 'Yate blanco con flybridge de perfil sobre agua tranquila a la hora dorada',

  'film-base': 'Yate blanco con flybridge fondeado frente al perfil de Miami',
  'film-jet-ski': 'Jet ski que pasa junto a un yate fondeado',
  'film-fly-board': 'Persona en flyboard sobre el agua a popa de un yate',
  'film-water-slide': 'Yate fondeado con un tobogán que baja de la cubierta superior a la bahía',
  'film-jet-ski-fly-board': 'Un jet ski pasa y una persona vuela en flyboard a popa de un yate fondeado',
  'film-jet-ski-water-slide': 'Jet ski que pasa junto a un yate con su tobogán en el agua',
  'film-fly-board-water-slide': 'Persona en flyboard a popa de un yate con su tobogán en el agua',
  'film-all-addons':
    'Yate fondeado con su tobogán en el agua, un jet ski que pasa y una persona en flyboard a popa',
  'film-hero': 'Yate de tres cubiertas frente a la ciudad a la hora dorada',
  'film-day-at-sea':
    'Yate fondeado frente a un cayo al mediodía, con su tobogán en el agua y un jet ski que pasa',
  'film-night-at-the-dock': 'Yate en un muelle de noche, con guirnaldas de luces y su reflejo en el agua',

  'crew-malcolm-reyes':
    'Retrato dibujado de un hombre de barba gris con gorra y camisa blancas de capitán, el mar detrás',
  'crew-ines-duarte':
    'Retrato dibujado de una mujer con gorra y camisa blancas de capitana, cuatro galones y el mar oscuro detrás',
  'crew-june-castellanos':
    'Retrato dibujado de una mujer de rizos castaños, lentes de sol sobre el pelo y polo blanco',
  'crew-rafael-benoit': 'Retrato dibujado de un hombre calvo de barba negra corta con chaqueta de chef',
  'crew-adaeze-whitfield': 'Retrato dibujado de una mujer con polo azul marino y un moño alto',
  'crew-tomas-lindqvist':
    'Retrato dibujado de un hombre de barba roja con gorro de punto verde y overol gris',
};
