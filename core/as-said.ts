/** What is done to each text of the product as it is read. */
type Change = (said: unknown, only?: readonly string[]) => unknown;

let change: Change = (said) => said;

/** Has every text changed as it is read: only to see which ones are not read by any such way (core/pseudo.ts). */
export function changeTextsBy(way: Change): void {
  change = way;
}

/**
 * A text of the product, or a table of them, as it is said: as it stands, unless the site is read for texts that are in no catalogue.
 *
 * @param only of a table, the keys under which texts stand; what else it holds is for programs
 */
export const asSaid = <Said>(said: Said, only?: readonly string[]): Said => change(said, only) as Said;
