import { phrasesAToC } from './a-c.ts';
import { phrasesDToG } from './d-g.ts';
import { phrasesHToS } from './h-s.ts';
import { phrasesSToZ } from './s-z.ts';

/** What yachts have and what comes with them: the same phrases again and again. */
export const phrases = {
  ...phrasesAToC,
  ...phrasesDToG,
  ...phrasesHToS,
  ...phrasesSToZ,
};
