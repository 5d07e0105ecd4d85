/** The amenities that visitors choose a yacht by, and the words that mean them in a price sheet. */
export const AMENITIES = [
  { id: 'jet-ski', words: /\bjet skis?\b/i },
  { id: 'seabob', words: /\bseabobs?\b/i },
  { id: 'water-slide', words: /\bslide\b/i },
  { id: 'paddleboards', words: /\bpaddle ?boards?\b/i },
  { id: 'kayaks', words: /\bkayaks?\b/i },
  { id: 'snorkel-gear', words: /\bsnorkel/i },
  { id: 'fishing-gear', words: /\bfishing\b|\btackle\b/i },
  { id: 'tender', words: /\btenders?\b/i },
] as const;

export type AmenityId = (typeof AMENITIES)[number]['id'];

/** The amenities that a price sheet's list of inclusions names: "Two jet skis" means a jet ski. */
export function amenitiesIn(included: readonly string[]): AmenityId[] {
  return AMENITIES.filter(({ words }) => included.some((text) => words.test(text))).map(({ id }) => id);
}
