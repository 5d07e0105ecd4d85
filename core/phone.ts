/**
 * A telephone number as people write it, in groups with spaces, dots, dashes and parentheses, with the unseen signs that a phone's
 * contacts copy along; an extension may follow. The first group of the pattern is the number itself. Each sign belongs to one part alone, so that no text takes long to be read.
 */
const WRITING = /^([\d\s.,()+/\p{Pd}\p{Cf}]*)(?:(?:ext(?:ensi[oó]n)?|x|#|ramal)[\s.:]*\d{1,6})?$/iu;

const numberIn = (text: string) => WRITING.exec(text.trim())?.[1];

/** True for what is a telephone number or may become one: while it is still being typed. */
export function couldBePhone(text: string): boolean {
  return numberIn(text) !== undefined;
}

/** True for a telephone number that can be called: ten digits at least, fifteen at most, and nothing that is no number (product 5.5). */
export function isPhone(text: string): boolean {
  return /^(\D*\d){10,15}\D*$/.test(numberIn(text) ?? '');
}
