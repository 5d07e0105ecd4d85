/** What must be found of what was typed into a search: a word, or a number that may be written in other ways too. */
export type SearchTerm = {
  /** In lower case; of a number written in groups, each group. */
  readonly words: readonly string[];
  /** Of a number, its digits as a telephone has them wherever it is called from; at least three. */
  readonly digits?: string;
};

/** Signs that a telephone number is written with: "+1 (305) 555-0123", "305.555.0123". */
const NUMBER_PART = /^[\d()+./–-]+$/;
const FEWEST_DIGITS = 3;
/** Fewer are a part of a number, found as it stands. */
const WHOLE_NUMBER_DIGITS = 7;

/**
 * The digits that a telephone number has in any writing: without what stands before it to call from abroad or within a
 * country. Of a number that is too long for North America's the end counts.
 */
function localDigits(digits: string): string {
  if (digits.length < WHOLE_NUMBER_DIGITS) return digits;
  const bare = digits.replace(/^0+/, '');
  if (bare.length === 11 && bare.startsWith('1')) return bare.slice(1);
  return bare.length > 10 ? bare.slice(-9) : bare;
}

function numberOf(parts: readonly string[]): SearchTerm[] {
  const digits = localDigits(parts.join('').replaceAll(/\D/g, ''));
  if (digits.length < FEWEST_DIGITS) return parts.map((word) => ({ words: [word] }));
  return [{ words: parts, digits }];
}

/** The terms of a search: its words, and what is written like a number taken together. All of them must be found. */
export function searchTerms(typed: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let number: string[] = [];
  for (const word of typed.toLowerCase().split(/\s+/).filter(Boolean)) {
    if (NUMBER_PART.test(word)) {
      number.push(word);
      continue;
    }
    terms.push(...numberOf(number), { words: [word] });
    number = [];
  }
  return [...terms, ...numberOf(number)];
}

/** Tells of a text in lower case whether it has all that was typed, in any order. */
export function hasAllTyped(typed = ''): (text: string) => boolean {
  const terms = searchTerms(typed);
  return (text) =>
    terms.every(
      ({ words, digits }) =>
        words.every((word) => text.includes(word)) || (digits !== undefined && text.includes(digits)),
    );
}
