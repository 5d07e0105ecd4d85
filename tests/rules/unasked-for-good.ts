type Way = { readonly asks?: unknown; readonly undo: unknown; readonly isMark?: boolean };

/** Names of the transitions that cannot be undone and yet ask for no confirmation. There should be none. */
export function unaskedForGood(table: Readonly<Record<string, Way>>): string[] {
  return Object.entries(table)
    .filter(([, { asks, undo, isMark }]) => !asks && undo === null && !isMark)
    .map(([name]) => name);
}
