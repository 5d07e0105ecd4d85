export const lookAround = 'Mirar alrededor';
export const lookAroundOn = (yacht: string) => `Mire alrededor a bordo de ${yacht}`;
export const places = { saloon: 'Salón', cabin: 'Camarote', deck: 'Cubierta' };
export const whereToLook = 'En qué parte del yate';
export const lookingAround = (place: string) => `${place}, vista de 360 grados`;
export const turnLeft = 'Girar a la izquierda';
export const turnRight = 'Girar a la derecha';
export const lookCloser = 'Acercar';
export const lookWider = 'Alejar';
export const panoramaComing = 'Un momento, la vista se está cargando.';
export const panoramaKeys =
  'Arrastre o use las flechas del teclado para mirar alrededor; + y − acercan y alejan.';
export const panoramaStill = 'Este navegador no puede girar la vista; esta es una foto del lugar.';
export const deckPlans = 'Planos de cubiertas';
export const deckPlansNote =
  'Un esquema hecho a partir de sus datos, con la proa a la derecha: la distribución está simplificada y las medidas son aproximadas.';
export const planOf = (deck: string, yacht: string) => `${deck} de ${yacht}, desde arriba`;
export const decks = {
  lower: 'Cubierta inferior',
  main: 'Cubierta principal',
  flybridge: 'Flybridge',
  upper: 'Cubierta superior',
  sun: 'Cubierta de sol',
};
export const rooms = {
  cabin: 'Camarote',
  'forward-cabin': 'Camarote de proa',
  'owners-cabin': 'Camarote del armador',
  bathroom: 'Baño',
  crew: 'Zona de tripulación',
  engines: 'Sala de máquinas',
  passage: 'Pasillo',
  locker: 'Armario',
  platform: 'Plataforma de baño',
  cockpit: 'Cockpit',
  saloon: 'Salón',
  dining: 'Comedor',
  galley: 'Cocina',
  helm: 'Puesto de mando',
  'helm-seating': 'Puesto de mando y asientos',
  foredeck: 'Cubierta de proa',
  lounge: 'Área de descanso',
  'sky-lounge': 'Salón alto',
  terrace: 'Terraza de popa',
};
export const sides = { port: 'babor', starboard: 'estribor' };
export const onSide = (room: string, side: string) => `${room}, ${side}`;
