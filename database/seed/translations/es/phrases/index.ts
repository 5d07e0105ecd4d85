import { phrasesAToC } from './a-c.ts';
import { phrasesDToG } from './d-g.ts';
import { phrasesHToS } from './h-s.ts';
import { phrasesSToZ } from './s-z.ts';

/** Phrases that many yachts share: what they have, and what a charter includes. */
export const phrases = {
  ...phrasesAToC,
  ...phrasesDToG,
  ...phrasesHToS,
  ...phrasesSToZ,
};
