/** What comes with a charter that people choose a yacht by, and the words that price sheets have for it. */
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

/** Which of them are meant by what a price sheet includes: "Two jet skis" is a jet ski. */
export function amenitiesIn(included: readonly string[]): AmenityId[] {
  return AMENITIES.filter(({ words }) => included.some((text) => words.test(text))).map(({ id }) => id);
}
