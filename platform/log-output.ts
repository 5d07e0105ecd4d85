import { write, writeSync } from 'node:fs';

/** Lines are written together, after this many characters or this time, because a system call for each line is too slow. */
const START_LENGTH = 8_192;
const FLUSH_MS = 1_000;
/** How much may wait when the disk takes nothing. Beyond it, new lines are dropped. */
const MOST_LENGTH = 4 * 1024 * 1024;
/** The wait between two tries while the reader is behind, and how long the exit of the process waits for the last lines. */
const BUSY_MS = 100;
const PATIENCE_MS = 5_000;

export type LogOutput = {
  write(line: string): void;
  flush(done?: (error?: Error) => void): void;
};

const isBusy = ({ code }: NodeJS.ErrnoException) => code === 'EAGAIN' || code === 'EBUSY';

/**
 * Writes lines to a file descriptor. If writing fails (a full disk, a closed terminal or pipe), the process goes on: lines
 * wait, up to a limit, and are tried again each second.
 */
export function openLogOutput(fd: number): LogOutput {
  let waiting = '';
  /**
   * The bytes being written, or those left by a failed write. They go before the waiting lines, so that no line is torn apart.
   */
  let begun: Buffer = Buffer.alloc(0);
  let isWriting = false;
  let isStuck = false;
  let told: ((error?: Error) => void)[] = [];

  /** The next bytes to write; empty when there are none. */
  function next(): Buffer {
    if (begun.length === 0 && waiting !== '') {
      begun = Buffer.from(waiting);
      waiting = '';
    }
    return begun;
  }

  function tell(error?: Error): void {
    const all = told;
    told = [];
    for (const done of all) done(error);
  }

  function go(): void {
    if (isWriting) return;
    const bytes = next();
    if (bytes.length === 0) {
      tell();
      return;
    }
    isWriting = true;
    write(fd, bytes, 0, bytes.length, null, (error, written) => {
      isWriting = false;
      if (error) {
        isStuck = true;
        if (isBusy(error)) setTimeout(go, BUSY_MS).unref();
        tell(error);
        return;
      }
      isStuck = false;
      begun = bytes.subarray(written);
      if (begun.length > 0 || waiting.length >= START_LENGTH || told.length > 0) go();
    });
  }

  /** At exit, writes the waiting lines synchronously, or gives up. Bytes of a write under way may then come after them. */
  function writeRest(): void {
    const deadline = performance.now() + PATIENCE_MS;
    // Bytes of a write under way will still be written: do not write them twice.
    if (isWriting) begun = Buffer.alloc(0);
    for (let bytes = next(); bytes.length > 0; bytes = next()) {
      try {
        begun = bytes.subarray(writeSync(fd, bytes));
      } catch (error) {
        if (!isBusy(error as NodeJS.ErrnoException) || performance.now() > deadline) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
      }
    }
  }

  setInterval(go, FLUSH_MS).unref();
  process.on('exit', writeRest);
  return {
    write(line) {
      if (begun.length + waiting.length + line.length > MOST_LENGTH) return;
      waiting += line;
      if (!isWriting && !isStuck && waiting.length >= START_LENGTH) go();
    },
    flush(done) {
      if (done) told.push(done);
      go();
    },
  };
}
