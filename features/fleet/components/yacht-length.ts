import { inMetres, withThousands } from '#words/amounts.ts';
import { words } from '../domain/words/index.ts';

/** A length in feet as text: "55 ft"; in languages whose readers do not use feet, with meters added. */
export function feetText(feet: number): string {
  return words.feet(withThousands(feet), inMetres(feet));
}

/** The text of a length that the API answers with its unit; empty if the length is unknown. */
export function lengthInWords(length: string | null): string {
  return length === null ? '' : feetText(Number.parseFloat(length));
}
