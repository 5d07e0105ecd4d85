export const lookAround = 'Olhar em volta';
export const lookAroundOn = (yacht: string) => `Olhe em volta a bordo do ${yacht}`;
export const places = { saloon: 'Salão', cabin: 'Cabine', deck: 'Convés' };
export const whereToLook = 'Em que parte do iate';
export const lookingAround = (place: string) => `${place}, vista de 360 graus`;
export const turnLeft = 'Girar para a esquerda';
export const turnRight = 'Girar para a direita';
export const lookCloser = 'Aproximar';
export const lookWider = 'Afastar';
export const panoramaComing = 'Um momento, a vista está carregando.';
export const panoramaKeys =
  'Arraste ou use as setas do teclado para olhar em volta; + e − aproximam e afastam.';
export const panoramaStill = 'Este navegador não consegue girar a vista; esta é uma foto do lugar.';
export const deckPlans = 'Plantas dos conveses';
export const deckPlansNote =
  'Um esquema feito a partir dos dados do iate, com a proa à direita: a disposição está simplificada e as medidas são aproximadas.';
export const planOf = (deck: string, yacht: string) => `${deck} de ${yacht}, visto de cima`;
export const decks = {
  lower: 'Convés inferior',
  main: 'Convés principal',
  flybridge: 'Flybridge',
  upper: 'Convés superior',
  sun: 'Convés de sol',
};
export const rooms = {
  cabin: 'Cabine',
  'forward-cabin': 'Cabine de proa',
  'owners-cabin': 'Cabine do proprietário',
  bathroom: 'Banheiro',
  crew: 'Área da tripulação',
  engines: 'Casa de máquinas',
  passage: 'Passagem',
  locker: 'Armário',
  platform: 'Plataforma de banho',
  cockpit: 'Cockpit',
  saloon: 'Salão',
  dining: 'Sala de jantar',
  galley: 'Cozinha',
  helm: 'Posto de comando',
  'helm-seating': 'Posto de comando e assentos',
  foredeck: 'Convés de proa',
  lounge: 'Área de estar',
  'sky-lounge': 'Lounge superior',
  terrace: 'Terraço de popa',
};
export const sides = { port: 'bombordo', starboard: 'boreste' };
export const onSide = (room: string, side: string) => `${room}, ${side}`;
