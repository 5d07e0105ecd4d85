import { setPriority } from 'node:os';

/** Above this memory use, a process is not used again, because decoders do not give back what a large picture needed. */
const WORN_BYTES = 320 * 1024 * 1024;
/** Above this, the process ends in the middle of a file: decoding may need far more memory than the pixel count suggests. */
const MOST_BYTES = 800 * 1024 * 1024;
const WATCH_MS = 50;
/** Lowers the priority of these processes, so that answering requests goes first. */
const NICENESS = 5;

/** A message from the process: that it is ready, or its verdict on a file. */
export type Answer = 'ready' | { readonly verdict: unknown; readonly isWorn: boolean };

/**
 * The main loop of a process that inspects uploaded files: each message is a file, each answer the verdict of `look`. The
 * process ends when its parent does.
 */
export function inspect(look: (bytes: Buffer) => Promise<unknown>): void {
  setPriority(NICENESS);
  const answer = (said: Answer) => process.send?.(said);
  process.once('disconnect', () => process.exit());
  process.on('message', async (bytes: Uint8Array) => {
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > MOST_BYTES) process.exit(1);
    }, WATCH_MS);
    // An error here ends the process, as a crash of the decoder does. In both cases the caller takes the file as damaged.
    const verdict = await look(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    clearInterval(watch);
    answer({ verdict, isWorn: process.memoryUsage.rss() > WORN_BYTES });
  });
  answer('ready');
}
