/** A function that changes each text of the product when it is read. */
type Change = (said: unknown, only?: readonly string[]) => unknown;

let change: Change = (said) => said;

/** Changes every text when it is read. Only for finding texts that are in no catalogue (core/pseudo.ts). */
export function changeTextsBy(way: Change): void {
  change = way;
}

/**
 * Returns a text of the product, or a table of texts: unchanged, unless `changeTextsBy` was called to find texts that are in no
 * catalogue.
 *
 * @param only the keys of a table that have texts; its other values are for programs
 */
export const asSaid = <Said>(said: Said, only?: readonly string[]): Said => change(said, only) as Said;
