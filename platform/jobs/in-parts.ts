const AT_ONCE = 100;

/** Which part of a list to read: the rows with ids after this one, and how many of them. */
export type Part = { readonly after: string | undefined; readonly most: number };

/** Tells which of these ids something else still needs, so that a sweep leaves what belongs to them. */
export type StillNeeded = (ids: readonly string[]) => Promise<ReadonlySet<string>>;
export const NOTHING_NEEDED: StillNeeded = async () => new Set();

/** Reads a long list part by part, in the order of its ids; ends after the first part that is not full. */
export async function* inParts<Row extends string | { readonly id: string }>(
  find: (part: Part) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  let after: string | undefined;
  do {
    const rows = await find({ after, most: AT_ONCE });
    if (rows.length > 0) yield rows;
    const last = rows.length < AT_ONCE ? undefined : rows.at(-1);
    after = typeof last === 'object' ? last.id : last;
  } while (after);
}
