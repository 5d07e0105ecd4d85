type ReadAgain = (addresses: readonly string[]) => Promise<unknown>;

let keeper: ReadAgain | undefined;

/** Registers how this tab reads its answers again; the tab's query client calls this once it exists. */
export function keepsReadings(readAgain: ReadAgain): void {
  keeper = readAgain;
}

/** When `readAgainSoon` reads again, in milliseconds. */
const LOOKS_MS = [1_000, 3_000, 8_000];

/**
 * Reads again in a moment, and twice more: for changes that happen beside this page, such as a document that is opened or made.
 */
export function readAgainSoon(addresses: readonly string[]): void {
  for (const ms of LOOKS_MS) setTimeout(() => void readAgain(addresses), ms);
}

/**
 * Reads again what was read at these addresses, or below them. Without a query client there are no answers, so nothing can be
 * stale.
 */
export async function readAgain(addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await keeper?.(addresses);
}
