const LETTERS = new Map(
  [
    ['abcdefghijklmnopqrstuvwxyz', 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'],
  ].flatMap(([plain = '', accented = '']) => {
    const those = [...accented];
    return [...plain].map((letter, place) => [letter, those[place] ?? letter] as const);
  }),
);

/** Units, signs and "AM" are not texts; neither are values for programs, such as addresses and Intl locales. */
const IS_TEXT = /\p{L}{3}/u;
const FOR_PROGRAMS = /^(?:https?:\S*|mailto:\S*|\S+@\S+|[#/][\w/#-]*|[a-z]{2}-[A-Z]{2})$/;

/** The keys of a table of texts that never hold texts. */
const NO_TEXTS: ReadonlySet<string> = new Set(['id', 'href', 'value', 'key', 'kind', 'path']);

const accented = (text: string) => [...text].map((letter) => LETTERS.get(letter) ?? letter).join('');

/** Whether people wrote a value; an id that programs use ("full-day") is not written by people. */
const isWritten = (text: string) => IS_TEXT.test(text) && !/^[a-z]+(?:[-_][a-z]+)*$/.test(text);

function writtenIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return isWritten(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  return Object.values(value).flatMap((part) => writtenIn(part, depth + 1));
}

/**
 * Replaces the letters of a text with accented ones that can still be read: "See yachts" becomes "[Ŝéé ýåçĥţš]". The brackets
 * show if a text is cut off or made of pieces.
 *
 * @param given values that were inserted into the text; they stay as they are
 */
export function pseudo(text: string, given: readonly string[] = []): string {
  if (!IS_TEXT.test(text) || FOR_PROGRAMS.test(text.trim())) return text;
  const kept = given.filter((one) => one !== text).sort((one, other) => other.length - one.length);
  const split = (left: string, place: number): string => {
    const one = kept[place];
    if (one === undefined) return accented(left);
    return left
      .split(one)
      .map((part) => split(part, place + 1))
      .join(one);
  };
  const [, before = '', inside = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return `${before}[${split(inside, 0)}]${after}`;
}

/** Applies `pseudo` to a text, to the result of a function, or to a table of these. For `changeTextsBy`. */
export function asPseudo(said: unknown, only?: readonly string[], given: readonly string[] = []): unknown {
  if (typeof said === 'string') return pseudo(said, given);
  if (typeof said === 'function') {
    return (...values: unknown[]) => asPseudo(said(...values), only, writtenIn(values));
  }
  if (Array.isArray(said)) return said.map((one) => asPseudo(one, only, given));
  if (typeof said !== 'object' || said === null || !isTable(said)) return said;
  const isText = (key: string) => (only ? only.includes(key) : !NO_TEXTS.has(key));
  return Object.fromEntries(
    Object.entries(said).map(([key, value]) => [key, isText(key) ? asPseudo(value, only, given) : value]),
  );
}

/** Whether a value is a plain object: not an element of a page or an instance of a class. */
function isTable(value: object): boolean {
  const nature = Object.getPrototypeOf(value);
  return (nature === Object.prototype || nature === null) && !('$$typeof' in value);
}
