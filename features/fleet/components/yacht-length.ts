import { inMetres, withThousands } from '#words/amounts.ts';
import { words } from '../domain/words/index.ts';

/** A yacht's length as a person reads it: "55 ft"; where feet are foreign, with metres beside them. */
export function feetText(feet: number): string {
  return words.feet(withThousands(feet), inMetres(feet));
}

/** The same of a length that an answer gives with its unit; empty for one that nobody has entered. */
export function lengthInWords(length: string | null): string {
  return length === null ? '' : feetText(Number.parseFloat(length));
}
