import type { CharterDay } from '#core/charter-time.ts';
import { chartersOf, hasPapers, type YachtPapers } from '../../domain/index.ts';
import { words } from './words/index.ts';

/** In which order and words the ways of chartering her are named. */
const WAYS = ['bareboat', 'crewed'] as const;

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
  const ways = WAYS.flatMap((mode) => {
    const guests = lawful[mode];
    return guests === undefined ? [] : [{ guests, way: words[mode] }];
  });
  if (ways.every(({ guests }) => guests >= capacity)) return undefined;
  // Said as a table is read: the larger first, the noun once.
  const [first, ...others] = ways.toSorted((one, other) => other.guests - one.guests);
  if (!first) return undefined;
  return [
    words.papersAllow(`${words.guests(first.guests)}${first.way}`),
    ...others.map(({ guests, way }) => `${guests}${way}`),
  ].join('; ');
}
