/** The picture each part of the content is shown with, by what it shows: names of media/pictures. */
export const pictures = {
  goldenHour: 'flybridge-golden-hour',
  atNoon: 'coupe-turquoise-noon',
  inProfile: 'flybridge-profile',
  swimPlatform: 'stern-platform-jet-ski',
  nightAtTheDock: 'night-dock-party',
  fromAbove: 'aerial-open-yacht',
  weddingTable: 'wedding-on-deck',
  dayBoat: 'day-boat-under-way',
  triDeck: 'tri-deck-dusk',
} as const;
