import { type SQL, sql } from 'drizzle-orm';
import { searchTerms } from '#core/search-terms.ts';

/** Text that somebody typed, in a LIKE pattern: its `%`, `_` and `\` are letters there, not wildcards. */
export const asLetters = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The LIKE pattern of every lower-cased text that has the word in it. */
export const containing = (word: string): string => `%${asLetters(word.toLowerCase())}%`;

/**
 * What a typed word asks of a list of words that is kept without accents (`tsvector`, `simple`): each of its parts, one of four
 * letters or more also where it only begins a word.
 */
export function beginningWords(word: string): SQL {
  const letters = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  // What is no word, a wildcard or an unreadable letter in it, is in no text.
  const parts = /^[\p{L}\p{N}'’.,-]*$/u.test(letters) ? (letters.match(/[\p{L}\p{N}]+/gu) ?? []) : [];
  return sql`to_tsquery('simple', ${parts.map((part) => (part.length > 3 ? `${part}:*` : part)).join(' & ')})`;
}

/**
 * Conditions that hold where a text has all that was typed, in any order. A telephone number is found in any writing where
 * the text has its digits too (`digitsOf`).
 *
 * @param text in lower case; written as its trigram index has it, so that it can be used
 */
export function hasAllOf(text: SQL, typed = ''): SQL[] {
  const has = (word: string) => sql`${text} like ${containing(word)}`;
  return searchTerms(typed).map(({ words, digits }) => {
    const asWritten = sql.join(words.map(has), sql` and `);
    return digits === undefined ? asWritten : sql`((${asWritten}) or ${has(digits)})`;
  });
}

/** The digits of a telephone number, however it is written: the last part of a text that people are searched by. */
export const digitsOf = (telephone: unknown): SQL => sql`regexp_replace(${telephone}, '[^0-9]', '', 'g')`;
