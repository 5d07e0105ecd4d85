type Way = { readonly asks?: unknown; readonly undo: unknown; readonly isMark?: boolean };

/** Names of transitions that nothing takes back and that happen without being asked about; there should be none. */
export function unaskedForGood(table: Readonly<Record<string, Way>>): string[] {
  return Object.entries(table)
    .filter(([, { asks, undo, isMark }]) => !asks && undo === null && !isMark)
    .map(([name]) => name);
}
