import type { CharterDay } from '#core/charter-time.ts';
import { chartersOf, hasPapers, type YachtPapers } from '../../domain/index.ts';
import { words } from './words/index.ts';

/** The modes, in the order they are named when both allow equally many guests. */
const WAYS = ['bareboat', 'crewed'] as const;

/**
 * The note for staff when a yacht's capacity is more than its papers allow in one of its modes: "Papers allow 12 guests,
 * bareboat; 6 with captain and crew". Undefined if there is nothing to note.
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
  // The larger number first, and "guests" only once.
  const [first, ...others] = ways.toSorted((one, other) => other.guests - one.guests);
  if (!first) return undefined;
  return [
    words.papersAllow(`${words.guests(first.guests)}${first.way}`),
    ...others.map(({ guests, way }) => `${guests}${way}`),
  ].join('; ');
}
