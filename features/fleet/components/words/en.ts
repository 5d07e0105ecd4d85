/** Panoramas, and how to use them. */
export const lookAround = 'Look around';
export const lookAroundOn = (yacht: string) => `Look around ${yacht}`;
export const places = { saloon: 'Salon', cabin: 'Cabin', deck: 'Deck' };
export const whereToLook = 'Where on board';
export const lookingAround = (place: string) => `${place}, all around`;
export const turnLeft = 'Turn left';
export const turnRight = 'Turn right';
export const lookCloser = 'Zoom in';
export const lookWider = 'Zoom out';
export const panoramaComing = 'One moment, the view is loading.';
export const panoramaKeys = 'Drag or use the arrow keys to look around; + and − zoom.';
export const panoramaStill = 'This browser can’t turn the view, so here is a picture of it.';
export const deckPlans = 'Deck plans';
export const deckPlansNote =
  'A schematic, drawn from her particulars with the bow to the right: the arrangement is simplified and sizes are approximate.';
/** The accessible name of a deck's drawing. */
export const planOf = (deck: string, yacht: string) => `${deck} of ${yacht}, seen from above`;
export const decks = {
  lower: 'Lower deck',
  main: 'Main deck',
  flybridge: 'Flybridge',
  upper: 'Upper deck',
  sun: 'Sun deck',
};
export const rooms = {
  cabin: 'Cabin',
  'forward-cabin': 'Forward cabin',
  'owners-cabin': 'Owner’s cabin',
  bathroom: 'Bathroom',
  crew: 'Crew quarters',
  engines: 'Engine room',
  passage: 'Passage',
  locker: 'Wardrobe',
  platform: 'Swim platform',
  cockpit: 'Cockpit',
  saloon: 'Salon',
  dining: 'Dining',
  galley: 'Galley',
  helm: 'Helm',
  'helm-seating': 'Helm and seating',
  foredeck: 'Foredeck',
  lounge: 'Lounge',
  'sky-lounge': 'Sky lounge',
  terrace: 'Aft terrace',
};
export const sides = { port: 'port', starboard: 'starboard' };
export const onSide = (room: string, side: string) => `${room}, ${side}`;
