type ReadAgain = (addresses: readonly string[]) => Promise<unknown>;

let keeper: ReadAgain | undefined;

/** Whoever keeps what was read in this tab says here how it is read again: the tab's query client, once there is one. */
export function keepsReadings(readAgain: ReadAgain): void {
  keeper = readAgain;
}

/** When it is looked again for what is opened or made beside a page, in milliseconds. */
const LOOKS_MS = [1_000, 3_000, 8_000];

/** Has read again in a moment, and once more after that, what changes beside this page: a document is opened, or drawn up. */
export function readAgainSoon(addresses: readonly string[]): void {
  for (const ms of LOOKS_MS) setTimeout(() => void readAgain(addresses), ms);
}

/** Has read again what was read at these addresses, or below them. Where nothing is kept, nothing can be old. */
export async function readAgain(addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await keeper?.(addresses);
}
