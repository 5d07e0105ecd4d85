import type { CharterDay } from '#core/charter-time.ts';
import { counted } from '#words/amounts.ts';
import { chartersOf, hasPapers, type YachtPapers } from '../../domain/index.ts';

export const PAPERS_MISSING = 'Papers missing';

/** In which order and words the ways of chartering her are named. */
const WAYS = [
  { mode: 'bareboat', words: ', bareboat' },
  { mode: 'crewed', words: ' with captain and crew' },
] as const;

/**
 * What staff are told where a yacht's capacity is more than she may carry in one of the ways in which she is chartered:
 * "Papers allow 12 guests, bareboat; 6 with captain and crew". Undefined where there is nothing to say.
 */
export function papersSentence(
  { capacity, papers }: { readonly capacity: number; readonly papers: YachtPapers },
  day: CharterDay,
): string | undefined {
  if (!hasPapers(papers)) return undefined;
  const lawful = chartersOf(papers, day);
  const ways = WAYS.flatMap(({ mode, words }) => {
    const guests = lawful[mode];
    return guests === undefined ? [] : [{ guests, words }];
  });
  if (ways.every(({ guests }) => guests >= capacity)) return undefined;
  // Said as a table is read: the larger first, the noun once.
  const [first, ...others] = ways.toSorted((one, other) => other.guests - one.guests);
  if (!first) return undefined;
  return [
    `Papers allow ${counted(first.guests, 'guest')}${first.words}`,
    ...others.map(({ guests, words }) => `${guests}${words}`),
  ].join('; ');
}
