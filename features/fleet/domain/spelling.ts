/** A word of the fleet's names, brands and models, and the search text it stands for: "searay" stands for "sea ray". */
export type KnownWord = { readonly word: string; readonly meant: string };

/** How many typing errors are forgiven in a word. Few in a short one, because with an error it is often another word. */
function slipsAllowed(word: string): number {
  const { length } = word;
  if (length < 3 || /\d/.test(word)) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * The number of typing errors (a letter wrong, missing or added, or two swapped) between the text and the word, or the beginning
 * of the word: the visitor may still be typing.
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
 * Corrects a search word that no yacht has: the fleet's word with the fewest errors, and among equals the one of nearest length.
 * Undefined if no word is near enough.
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
