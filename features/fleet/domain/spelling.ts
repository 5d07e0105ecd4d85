/** A word of the fleet's names, brands and models, and what it is found by: "searay" is meant as "sea ray". */
export type KnownWord = { readonly word: string; readonly meant: string };

/** How many slips of the hand a word may have: a short one with a slip is often another word. */
function slipsAllowed(word: string): number {
  const { length } = word;
  if (length < 3 || /\d/.test(word)) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * How many slips (a letter wrong, missing, too many, or two swapped) lie between what was typed and a word, or the
 * beginning of it: whoever is still typing has not come to its end.
 */
export function slipsBetween(typed: string, word: string): number {
  const letters = Array.from(typed);
  const wanted = Array.from(word);
  let before: number[] = [];
  let row = wanted.map((_, index) => index);
  row.push(wanted.length);
  for (const [at, letter] of letters.entries()) {
    const next = [at + 1];
    for (const [index, other] of wanted.entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1);
      const left = (next[index] ?? 0) + 1;
      const added = (row[index + 1] ?? 0) + 1;
      const isSwapped = at > 0 && index > 0 && letter === wanted[index - 1] && letters[at - 1] === other;
      const swapped = isSwapped ? (before[index - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(replaced, left, added, swapped));
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}

/**
 * What was meant by a word that no yacht carries: the word of the fleet with the fewest slips to it, the one of the
 * nearest length among equals. Undefined when none is near enough to be meant.
 */
export function meantBy(typed: string, known: readonly KnownWord[]): string | undefined {
  const allowed = slipsAllowed(typed);
  const near = known
    .map(({ word, meant }) => ({
      meant,
      slips: slipsBetween(typed, word),
      apart: Math.abs(word.length - typed.length),
    }))
    .filter(({ slips }) => slips <= allowed)
    .sort((a, b) => a.slips - b.slips || a.apart - b.apart || (a.meant < b.meant ? -1 : 1));
  return allowed === 0 ? undefined : near[0]?.meant;
}
