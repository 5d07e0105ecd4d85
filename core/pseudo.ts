const LETTERS = new Map(
  [
    ['abcdefghijklmnopqrstuvwxyz', 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'],
  ].flatMap(([plain = '', accented = '']) => {
    const those = [...accented];
    return [...plain].map((letter, place) => [letter, those[place] ?? letter] as const);
  }),
);

/** A figure's unit, a sign and "AM" are no text; nor is what programs read: an address, a language's name for Intl. */
const IS_TEXT = /\p{L}{3}/u;
const FOR_PROGRAMS = /^(?:https?:\S*|mailto:\S*|\S+@\S+|[#/][\w/#-]*|[a-z]{2}-[A-Z]{2})$/;

/** Of a table of texts, what is never one. */
const NO_TEXTS: ReadonlySet<string> = new Set(['id', 'href', 'value', 'key', 'kind', 'path']);

const accented = (text: string) => [...text].map((letter) => LETTERS.get(letter) ?? letter).join('');

/** A value that people have written; one that programs choose by ("full-day") is none. */
const isWritten = (text: string) => IS_TEXT.test(text) && !/^[a-z]+(?:[-_][a-z]+)*$/.test(text);

function writtenIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return isWritten(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  return Object.values(value).flatMap((part) => writtenIn(part, depth + 1));
}

/**
 * A text as nobody writes it, and everybody can still read it: "See yachts" is "[Ŝéé ýåçĥţš]". The brackets show a text that is cut
 * off, or made of pieces.
 *
 * @param given what was handed to it and stands in it: that stays as it is
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

/** A text, a function that answers one, or a table of either, in the language of nobody. For `changeTextsBy`. */
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

/** Neither an element of a page nor anything else with a nature of its own. */
function isTable(value: object): boolean {
  const nature = Object.getPrototypeOf(value);
  return (nature === Object.prototype || nature === null) && !('$$typeof' in value);
}
