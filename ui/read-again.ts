type ReadAgain = (addresses: readonly string[]) => Promise<unknown>;

let keeper: ReadAgain | undefined;

/** Whoever keeps what was read in this tab says here how it is read again: the tab's query client, once there is one. */
export function keepsReadings(readAgain: ReadAgain): void {
  keeper = readAgain;
}

/** Has read again what was read at these addresses, or below them. Where nothing is kept, nothing can be old. */
export async function readAgain(addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await keeper?.(addresses);
}
