/** What comes with a charter that people choose a yacht by, and the words that price sheets have for it. */
export const AMENITIES = [
  { id: 'jet-ski', label: 'Jet ski', words: /\bjet skis?\b/i },
  { id: 'seabob', label: 'Seabob', words: /\bseabobs?\b/i },
  { id: 'water-slide', label: 'Water slide', words: /\bslide\b/i },
  { id: 'paddleboards', label: 'Paddleboards', words: /\bpaddle ?boards?\b/i },
  { id: 'kayaks', label: 'Kayaks', words: /\bkayaks?\b/i },
  { id: 'snorkel-gear', label: 'Snorkel gear', words: /\bsnorkel/i },
  { id: 'fishing-gear', label: 'Fishing gear', words: /\bfishing\b|\btackle\b/i },
  { id: 'tender', label: 'Tender', words: /\btenders?\b/i },
] as const;

export type AmenityId = (typeof AMENITIES)[number]['id'];

/** Which of them are meant by what a price sheet includes: "Two jet skis" is a jet ski. */
export function amenitiesIn(included: readonly string[]): AmenityId[] {
  return AMENITIES.filter(({ words }) => included.some((text) => words.test(text))).map(({ id }) => id);
}
