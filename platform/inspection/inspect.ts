import { setPriority } from 'node:os';

/** Beyond so much memory a process is not used again: decoders keep for themselves what a large picture needed. */
const WORN_BYTES = 320 * 1024 * 1024;
/** Beyond so much it ends in the middle of a file: a picture may ask for far more than its pixels say. */
const MOST_BYTES = 800 * 1024 * 1024;
const WATCH_MS = 50;
/** What answers everybody goes first. */
const NICENESS = 5;

/** What a process says once it can be asked, and of each file. */
export type Answer = 'ready' | { readonly verdict: unknown; readonly isWorn: boolean };

/**
 * The whole life of a process that looks at strangers' files: each message is a file, each answer what `look` says of it.
 * It ends with whoever started it.
 */
export function inspect(look: (bytes: Buffer) => Promise<unknown>): void {
  setPriority(NICENESS);
  const answer = (said: Answer) => process.send?.(said);
  process.once('disconnect', () => process.exit());
  process.on('message', async (bytes: Uint8Array) => {
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > MOST_BYTES) process.exit(1);
    }, WATCH_MS);
    // What it throws ends the process, as what a decoder does wrong does: both say that the file is damaged.
    const verdict = await look(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    clearInterval(watch);
    answer({ verdict, isWorn: process.memoryUsage.rss() > WORN_BYTES });
  });
  answer('ready');
}
