import { write, writeSync } from 'node:fs';

/** A line must not cost a system call: they are written together, once so many bytes wait or this time has passed. */
const START_LENGTH = 8_192;
const FLUSH_MS = 1_000;
/** What waits for a disk that takes nothing; beyond it the newest lines are dropped. */
const MOST_LENGTH = 4 * 1024 * 1024;
/** Between two tries, while whoever reads is behind; and how long the last words of a process wait for them. */
const BUSY_MS = 100;
const PATIENCE_MS = 5_000;

export type LogOutput = {
  write(line: string): void;
  flush(done?: (error?: Error) => void): void;
};

const isBusy = ({ code }: NodeJS.ErrnoException) => code === 'EAGAIN' || code === 'EBUSY';

/**
 * Lines on a file descriptor. Whatever becomes of it (a full disk, a terminal or a pipe that is gone), the process goes on: lines
 * wait, up to a limit, and are tried again each second.
 */
export function openLogOutput(fd: number): LogOutput {
  let waiting = '';
  /** What is just being written, or could not be: its rest goes before what waits, so that no line is torn. */
  let begun: Buffer = Buffer.alloc(0);
  let isWriting = false;
  let isStuck = false;
  let told: ((error?: Error) => void)[] = [];

  /** The next bytes to be written; empty when there are none. */
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

  /** Writes what waits before it returns, or gives up: the last chance, for what is on its way may come behind it. */
  function writeRest(): void {
    const deadline = performance.now() + PATIENCE_MS;
    // What is being written already is on its way, and no longer ours.
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
