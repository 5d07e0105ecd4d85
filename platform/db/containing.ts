import { type SQL, sql } from 'drizzle-orm';
import { plain, searchTerms } from '#core/search-terms.ts';

/** A typed text for use in a LIKE pattern: its `%`, `_` and `\` stand for themselves and are no wildcards. */
export const asLetters = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The LIKE pattern that matches every lower-case text with this word in it. */
export const containing = (word: string): string => `%${asLetters(word.toLowerCase())}%`;

/**
 * The search query of a typed word for a text index without accents (`tsvector`, `simple`): all parts of the word must occur. A
 * part of four letters or more also matches words that only begin with it.
 */
export function beginningWords(word: string): SQL {
  const letters = plain(word);
  // Anything else, such as a wildcard or an unreadable character, matches nothing.
  const parts = /^[\p{L}\p{N}'.,/-]*$/u.test(letters) ? (letters.match(/[\p{L}\p{N}]+/gu) ?? []) : [];
  return sql`to_tsquery('simple', ${parts.map((part) => (part.length > 3 ? `${part}:*` : part)).join(' & ')})`;
}

/**
 * Conditions that hold when a text contains all typed words, in any order, whatever their case and accents. A telephone number
 * is found however it is typed, if the text also has its digits (`digitsOf`).
 *
 * @param text written exactly as in its trigram index, inside of `plain_text`, so that the index can be used
 */
export function hasAllOf(text: SQL, typed = ''): SQL[] {
  const has = (word: string) => sql`plain_text(${text}) like ${containing(word)}`;
  return searchTerms(typed).map(({ words, digits }) => {
    const asWritten = sql.join(words.map(has), sql` and `);
    return digits === undefined ? asWritten : sql`((${asWritten}) or ${has(digits)})`;
  });
}

/** The digits of a telephone number, however it is written: the last part of the text in which people are searched. */
export const digitsOf = (telephone: unknown): SQL => sql`regexp_replace(${telephone}, '[^0-9]', '', 'g')`;
