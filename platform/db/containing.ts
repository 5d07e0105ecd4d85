/** Text that somebody typed, in a LIKE pattern: its `%`, `_` and `\` are letters there, not wildcards. */
export const asLetters = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The LIKE pattern of every lower-cased text that has the word in it. */
export const containing = (word: string): string => `%${asLetters(word.toLowerCase())}%`;
