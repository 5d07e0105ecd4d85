export { events } from './events.ts';
export { faqs } from './faqs.ts';

/** The guests' words, by the testimonials' ids. */
export const testimonials = {
  'home-daniela-r':
    'Fuimos por los setenta años de mi padre. El capitán lo dejó tomar el timón pasando Stiltsville, y el chef había encontrado su ron favorito. Todavía habla de eso.',
  'home-marcus-t':
    'El precio que nos cotizaron el lunes fue el que pagamos el sábado, al dólar. Barco impecable, tripulación amable, y los niños lloraron cuando hubo que dejar el tobogán.',
  'home-priya-s':
    'Cuarenta clientes, dos cubiertas y una tormenta a las cuatro. Nos llevaron a un amarre resguardado antes de que yo terminara de preocuparme. Ningún invitado lo notó.',
  'events-elena-and-joao':
    'Nuestros votos terminaron en el segundo en que el sol tocó el agua. Pensamos que era suerte. Nuestra organizadora llevaba en el bolsillo una tabla de puestas de sol.',
  'events-carter-w':
    'Lanzamiento de producto para 110 personas. Sonido, pantallas y embarque salieron al minuto, y el horizonte de la ciudad hizo el resto del trabajo.',
  'events-amara-o':
    'Cumplí treinta en el banco de arena. No cargué, no cociné y no limpié nada, y bailé hasta que las amarras estuvieron de vuelta en el muelle.',
};

/** The role and the license of each crew member, by id. */
export const crew = {
  'malcolm-reyes': ['Capitán', 'Master de la Guardia Costera, 200 toneladas'],
  'ines-duarte': ['Capitana', 'Master de la Guardia Costera, 100 toneladas'],
  'june-castellanos': ['Capitana', 'OUPV de la Guardia Costera, hasta seis invitados'],
  'rafael-benoit': ['Chef de cocina', 'Gerente certificado en protección de alimentos'],
  'adaeze-whitfield': ['Jefa de atención a bordo', 'Formación básica en seguridad STCW'],
  'tomas-lindqvist': ['Maquinista', 'Maquinista de guardia (DDE), 4,000 hp'],
};

/** The texts of the home page's cards, by their ids. */
export const showcase = {
  'mock-1':
    'Un flybridge con espacio para estar solo en compañía: sombra a popa, sol a proa y, en medio, un salón tranquilo.',
  'mock-2': 'Bajo, rápido y ruidoso solo cuando usted se lo pide. El banco de arena queda a doce minutos.',
  'mock-3': 'Tres cubiertas, una mesa para todos a bordo y una plataforma de baño del tamaño de una terraza.',
  'featured-rental':
    'El yate que nuestros clientes de siempre piden primero: cinco camarotes, un bar que mira a la estela y cubierta suficiente para cincuenta amigos.',
};

/** The names and descriptions of the add-ons and packages, by their ids. */
export const extras = {
  'jet-ski': [
    'Jet ski',
    'Un jet ski de tres plazas durante todo el alquiler, con chalecos de todas las tallas y un tripulante que enseña a los principiantes.',
  ],
  'fly-board': [
    'Flyboard',
    'Póngase de pie sobre dos chorros de agua y elévese sobre la bahía. Un instructor lleva el acelerador, así que no hace falta haberlo hecho antes.',
  ],
  'water-slide': [
    'Tobogán acuático',
    'Un tobogán inflable desde la cubierta superior directo a la bahía. Se arma fondeados, y los niños no pedirán otra cosa.',
  ],
  'chef-cuisine': [
    'Cocina de chef',
    'Un chef privado prepara tres tiempos a bordo: cangrejo moro en temporada, pargo local y, para terminar, lima de los Cayos. Díganos qué no come.',
  ],
  'massage-therapist': [
    'Masajista',
    'Un terapeuta con licencia sube a bordo con camilla, aceites y toallas, y se instala a la sombra de la cubierta de popa.',
  ],
  saxophonist: [
    'Saxofonista',
    'Dos horas de saxofón en vivo sobre su propia lista de música, justo cuando se pone el sol.',
  ],
  photographer: [
    'Fotógrafo',
    'Un fotógrafo durante todo el alquiler, un dron sobre la bahía donde las reglas lo permiten y 60 fotos editadas en una semana.',
  ],
  'drinks-package': [
    'Paquete de bebidas',
    'Champán, rosado, cerveza local, tres cócteles a su elección y bastante hielo y agua. Los sirve la tripulación.',
  ],
  'lunch-on-deck': [
    'Almuerzo en cubierta',
    'Ceviche, dorado a la parrilla, ensaladas de verano y fruta, servidos en la cubierta de popa mientras usted nada.',
  ],
  'wedding-cocktails-and-bar': [
    'Cócteles y bar para bodas',
    'Dos bármanes, una barra vestida con sus colores, un cóctel con el nombre de la pareja y un brindis para cada invitado.',
  ],
  'on-deck-dining': [
    'Cena en cubierta',
    'Un chef en la cocina y una mesa puesta para usted bajo las estrellas. Tres tiempos, servidos mientras el yate se deja llevar por la corriente.',
  ],
  'gourmet-platters': [
    'Tablas gourmet',
    'Quesos, embutidos, ceviche y fruta cortada en tablas que se mantienen frías, para quienes prefieren nadar a sentarse.',
  ],
  'water-sports': [
    'Deportes acuáticos',
    'Jet ski, chalecos y un tripulante a su lado en el agua, desde el primer arranque hasta la última vuelta.',
  ],
};

/** The units of the featured rental's facts, by their icons. */
export const specs = {
  cabins: 'camarotes',
  guests: 'personas',
  length: 'pies',
  speed: 'nudos de crucero',
};
