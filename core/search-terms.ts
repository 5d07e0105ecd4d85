/** One part of a search that a match must contain: a word, or a number that may be written in different ways. */
export type SearchTerm = {
  /** As `plain` writes them; for a number written in groups, each group. */
  readonly words: readonly string[];
  /** For a number: its digits without prefixes for calls from abroad; at least three. */
  readonly digits?: string;
};

/** Nobody turns so many pages, so counting what a search or filter finds stops here: the count then means "or more". */
export const MOST_COUNTED = 5_000;

/** The characters of a written telephone number: "+1 (305) 555-0123", "305.555.0123". */
const NUMBER_PART = /^[\d()+./–-]+$/;
const FEWEST_DIGITS = 3;
/** With fewer digits it counts as a part of a number and is searched as typed. */
const WHOLE_NUMBER_DIGITS = 7;

/**
 * The digits that a telephone number has in every way of writing it: without the prefix for calls from abroad or within the
 * country. For numbers too long for North America, the last nine digits.
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

/**
 * A text as searches compare it: in lower case, without accents, and with an apostrophe as a keyboard has it where a telephone
 * writes "O’Brien". The database's `plain_text` does the same.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** Splits a typed search into words and numbers; the groups of one number belong together. A match must contain all terms. */
export function searchTerms(typed: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let number: string[] = [];
  for (const word of plain(typed).split(/\s+/).filter(Boolean)) {
    if (NUMBER_PART.test(word)) {
      number.push(word);
      continue;
    }
    terms.push(...numberOf(number), { words: [word] });
    number = [];
  }
  return [...terms, ...numberOf(number)];
}

/** Makes a test of whether a text contains everything typed, in any order. */
export function hasAllTyped(typed = ''): (text: string) => boolean {
  const terms = searchTerms(typed);
  return (text) => {
    const own = plain(text);
    return terms.every(
      ({ words, digits }) =>
        words.every((word) => own.includes(word)) || (digits !== undefined && own.includes(digits)),
    );
  };
}
