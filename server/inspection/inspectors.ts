import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { Busy, createGate } from '#core/gate.ts';
import { projectFolder } from '#server/project-folder.ts';
import type { Answer } from './inspect.ts';

/** Processes that look at strangers' files, so that none of them can hold up, exhaust or end the site itself. */
export type Inspectors<Verdict> = {
  /**
   * What is said of a file. Undefined when the process did not come to an end with it: it was stopped at its time or memory
   * limit, or fell. Throws `Busy` when too many files wait.
   *
   * @param read asked for the file's bytes when its turn has come: those that wait take no memory
   */
  look(read: () => Promise<Buffer>): Promise<Verdict | undefined>;
  /** Ends the processes; the next file starts them again. */
  close(): void;
};

/** A process that cannot be asked after so long will not be. */
const STARTED_MS = 10_000;
/** Nobody comes for so long: the memory is worth more than the start. */
const IDLE_MS = 30_000;
const HEAP_MB = 192;

type Place = { inspector?: Promise<ChildProcess> | undefined; idle?: NodeJS.Timeout | undefined };

/**
 * A process can be ended in the middle of a decoder's work; a thread cannot, and shares its threads and its falls with the
 * site. They run from the source, which Node reads as it is: the same file while developing, in tests and beside the build.
 *
 * @param options.entry the module that calls `inspect`, from the project's folder
 * @param options.mostMs how long one file may take
 */
export function openInspectors<Verdict>(options: {
  readonly entry: string;
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly patienceMs: number;
  readonly mostMs: number;
}): Inspectors<Verdict> {
  const { entry, atOnce, mostMs } = options;
  const places: Place[] = Array.from({ length: atOnce }, () => ({}));
  const free = [...places];
  const through = createGate(options);

  function startAt(place: Place): Promise<ChildProcess> {
    const starting = start(entry);
    place.inspector = starting;
    const clear = () => {
      if (place.inspector === starting) place.inspector = undefined;
    };
    starting.then((inspector) => {
      inspector.once('exit', clear);
      if (inspector.exitCode !== null || inspector.signalCode !== null) clear();
    }, clear);
    return starting;
  }

  function end(place: Place): void {
    const ended = place.inspector;
    place.inspector = undefined;
    ended?.then((inspector) => inspector.kill('SIGKILL')).catch(() => {});
  }

  async function lookAt(place: Place, read: () => Promise<Buffer>): Promise<Verdict | undefined> {
    clearTimeout(place.idle);
    const bytes = await read();
    const inspector = await (place.inspector ?? startAt(place)).catch(() => {
      throw new Busy();
    });
    const said = await ask(inspector, bytes, mostMs);
    if (!said || said.isWorn) {
      end(place);
      // The next file shall not wait for it.
      startAt(place).catch(() => {});
    }
    place.idle = setTimeout(() => end(place), IDLE_MS).unref();
    return said?.verdict as Verdict | undefined;
  }

  return {
    look: (read) =>
      through(async () => {
        const place = free.pop();
        if (!place) throw new Busy();
        try {
          return await lookAt(place, read);
        } finally {
          free.push(place);
        }
      }),
    close() {
      for (const place of places) end(place);
    },
  };
}

async function start(entry: string): Promise<ChildProcess> {
  const inspector = fork(path.join(projectFolder, entry), {
    cwd: projectFolder,
    // Nothing of the site's own: no passwords, no keys.
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: '2' },
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A file that could not be handed over, or a process that could not be ended: the wait for its answer ends anyway.
  inspector.on('error', () => {});
  const first = await answerOf(inspector, STARTED_MS);
  if (first !== 'ready') throw new Error('A process that looks at files did not start');
  // One that waits keeps nobody from leaving.
  inspector.unref();
  inspector.channel?.unref();
  return inspector;
}

async function ask(inspector: ChildProcess, bytes: Buffer, mostMs: number) {
  inspector.ref();
  inspector.channel?.ref();
  const answering = answerOf(inspector, mostMs);
  if (inspector.connected) inspector.send(bytes);
  const answer = await answering;
  inspector.unref();
  inspector.channel?.unref();
  return answer === 'ready' ? undefined : answer;
}

/** What it says next; undefined, and the process ended, when that takes too long. */
function answerOf(inspector: ChildProcess, mostMs: number): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const settle = (answer?: Answer) => {
      clearTimeout(late);
      inspector.off('message', heard);
      inspector.off('exit', gone);
      inspector.off('error', gone);
      resolve(answer);
    };
    const heard = (answer: unknown) => settle(answer as Answer);
    const gone = () => settle();
    const late = setTimeout(() => {
      inspector.kill('SIGKILL');
      settle();
    }, mostMs);
    inspector.once('message', heard);
    inspector.once('exit', gone);
    inspector.once('error', gone);
    if (inspector.exitCode !== null || inspector.signalCode !== null) settle();
  });
}
