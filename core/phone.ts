/**
 * A telephone number as people write it: groups with spaces, dots, dashes and parentheses, the invisible characters that a
 * phone's contacts copy along, and an optional extension. The first capture is the number itself. Each character fits only one
 * part of the pattern, so that no text makes matching slow.
 */
const WRITING = /^([\d\s.,()+/\p{Pd}\p{Cf}]*)(?:(?:ext(?:ensi[oó]n)?|x|#|ramal)[\s.:]*\d{1,6})?$/iu;

const numberIn = (text: string) => WRITING.exec(text.trim())?.[1];

/** True for a telephone number and for the beginning of one, while it is being typed. */
export function couldBePhone(text: string): boolean {
  return numberIn(text) !== undefined;
}

/** True for a telephone number that can be called: 10 to 15 digits and no other words (product 5.5). */
export function isPhone(text: string): boolean {
  return /^(\D*\d){10,15}\D*$/.test(numberIn(text) ?? '');
}
