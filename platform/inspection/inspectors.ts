import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { TooBusy, takeTurns } from '#core/turns.ts';
import { projectFolder } from '#platform/project-folder.ts';
import type { Asked, Keeping, Told } from './keeper.ts';

/** The verdict on a file, and the file. Undefined verdict: the process was stopped at a limit, or crashed. */
export type Looked<Verdict> = { readonly verdict: Verdict | undefined; readonly bytes: Buffer };

/** Processes that inspect uploaded files, so that no file can block, exhaust or crash the site itself. */
export type Inspectors<Verdict> = {
  /**
   * Inspects a file. The verdict is undefined when the process was stopped at its time or memory limit, or crashed. Throws
   * `TooBusy` when too many files wait.
   *
   * @param read called when it is the file's turn, so that waiting files take no memory. The bytes are transferred away, and
   *   come back with the answer
   */
  look(read: () => Promise<Buffer>): Promise<Looked<Verdict>>;
  /** Ends the processes; the next file starts them again. */
  close(): Promise<void>;
};

type Waiting = { resolve(told: Told): void; reject(error: Error): void };

/**
 * Inspects in processes, because a process can be killed in the middle of a decoder's work. A thread cannot, and its crash
 * would end the site. Starting a process and sending it megabytes takes time as well, so a thread does that. Thread and
 * processes run from the TypeScript source, which Node reads directly: the same files in development, in tests and beside the
 * build.
 *
 * @param options.entry the module that calls `inspect`, relative to the project's folder
 * @param options.mostMs how long one file may take
 */
export function openInspectors<Verdict>(options: {
  readonly entry: string;
  readonly atOnce: number;
  readonly waiting: number;
  readonly patienceMs: number;
  readonly mostMs: number;
}): Inspectors<Verdict> {
  const { entry, atOnce, mostMs } = options;
  const inTurn = takeTurns(options);
  let keeper: Keeper | undefined;

  return {
    look: (read) =>
      inTurn(async () => {
        const bytes = owned(await read());
        keeper ??= startKeeper({ root: projectFolder, entry, atOnce, mostMs }, (gone) => {
          if (keeper === gone) keeper = undefined;
        });
        const { verdict, failed, bytes: back } = await keeper.ask(bytes);
        if (failed) throw new TooBusy();
        return { verdict: verdict as Verdict | undefined, bytes: Buffer.from(back.buffer) };
      }),
    async close() {
      const ended = keeper;
      keeper = undefined;
      await ended?.end();
    },
  };
}

type Keeper = { ask(bytes: Uint8Array<ArrayBuffer>): Promise<Told>; end(): Promise<void> };

/** The thread that starts, asks and ends the processes. They end when it does, and it ends with the site. */
function startKeeper(workerData: Keeping, onGone: (gone: Keeper) => void): Keeper {
  const waiting = new Map<number, Waiting>();
  const thread = new Worker(path.join(projectFolder, 'platform/inspection/keeper.ts'), {
    workerData,
    execArgv: [],
  });
  let asked = 0;
  const settle = ({ id }: { id: number }) => {
    const one = waiting.get(id);
    waiting.delete(id);
    // While no file is under way, the thread must not keep the site's process alive.
    if (waiting.size === 0) thread.unref();
    return one;
  };
  thread.unref();
  thread.on('message', (told: Told) => settle(told)?.resolve(told));
  thread.on('error', () => {});
  thread.on('exit', () => {
    onGone(keeper);
    for (const id of waiting.keys()) settle({ id })?.reject(new TooBusy());
  });
  const keeper: Keeper = {
    ask(bytes) {
      asked += 1;
      const what: Asked = { id: asked, bytes };
      return new Promise((resolve, reject) => {
        waiting.set(what.id, { resolve, reject });
        thread.ref();
        thread.postMessage(what, [bytes.buffer]);
      });
    },
    async end() {
      const gone = once(thread, 'exit');
      thread.ref();
      thread.postMessage('end');
      await gone;
    },
  };
  return keeper;
}

/** The bytes in a buffer of their own, because memory shared with other data cannot be transferred. */
function owned(bytes: Buffer): Uint8Array<ArrayBuffer> {
  const isWhole = bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer;
  return isWhole ? new Uint8Array(bytes.buffer as ArrayBuffer) : new Uint8Array(bytes);
}
