import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer } from './inspect.ts';

/** The data that this thread is started with. */
export type Keeping = {
  readonly root: string;
  readonly entry: string;
  readonly atOnce: number;
  readonly mostMs: number;
};

/** A file to inspect. It is sent back with its verdict. */
export type Asked = { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> };

/**
 * `failed`: the file could not be inspected now. Without `failed` and `verdict`, the process crashed or was stopped at a limit.
 */
export type Told = Asked & { readonly verdict?: unknown; readonly failed?: boolean };

/** A process that is not ready after this time counts as not started. */
const STARTED_MS = 10_000;
/** A process that is idle for this long is ended: its memory is worth more than a quick start. */
const IDLE_MS = 30_000;
const HEAP_MB = 192;
/**
 * A process on a busy machine waits for processor time, which is not the file's fault. So its limit counts the time it has
 * worked; on the clock it may take this many times as long, after which the site counts as too busy.
 */
const LONGEST_WAIT = 8;
/** Linux counts a process's work in hundredths of a second, whatever the machine's clock rate. */
const TICK_MS = 10;

type Place = { inspector?: Promise<ChildProcess> | undefined; idle?: NodeJS.Timeout | undefined };

const { root, entry, atOnce, mostMs } = workerData as Keeping;
const places: Place[] = Array.from({ length: atOnce }, () => ({}));
const free = [...places];
let isEnding = false;

parentPort?.on('message', async (asked: Asked | 'end') => {
  if (asked === 'end') return endAll();
  const { id, bytes } = asked;
  // The caller lets through only as many files as there are places.
  const place = free.pop();
  const told: Told = place ? { id, bytes, ...(await lookAt(place, bytes)) } : { id, bytes, failed: true };
  if (place) free.push(place);
  parentPort?.postMessage(told, [bytes.buffer]);
});

async function lookAt(place: Place, bytes: Uint8Array): Promise<Pick<Told, 'verdict' | 'failed'>> {
  clearTimeout(place.idle);
  const inspector = await (place.inspector ?? startAt(place)).catch(() => undefined);
  if (!inspector) return { failed: true };
  const said = await ask(inspector, bytes);
  if (said === 'waited' || !said || said.isWorn) end(place);
  const told = said === 'waited' ? { failed: true } : { verdict: said?.verdict };
  if (isEnding) return told;
  // Start the next process now, so that the next file need not wait.
  if (!place.inspector) startAt(place).catch(() => {});
  place.idle = setTimeout(() => end(place), IDLE_MS);
  return told;
}

/** Ends the processes, so that none stays behind; then the thread ends by itself. */
function endAll(): void {
  isEnding = true;
  for (const place of places) {
    clearTimeout(place.idle);
    end(place);
  }
  parentPort?.close();
}

function startAt(place: Place): Promise<ChildProcess> {
  const starting = start();
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

async function start(): Promise<ChildProcess> {
  const inspector = fork(path.join(root, entry), {
    cwd: root,
    // Pass on nothing of the site's environment, because it holds passwords and keys.
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: '2' },
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Ignore a failed send or kill here: `answerOf` ends the wait for the answer by itself.
  inspector.on('error', () => {});
  const first = await answerOf(inspector, STARTED_MS);
  if (first !== 'ready') throw new Error('A process that looks at files did not start');
  return inspector;
}

async function ask(inspector: ChildProcess, bytes: Uint8Array) {
  const answering = answerOf(inspector, mostMs);
  if (inspector.connected) inspector.send(bytes);
  const answer = await answering;
  return answer === 'ready' ? undefined : answer;
}

/**
 * The next message of the process. Undefined when it crashed, or was killed because it worked too long; `waited` when it was
 * killed because the busy machine gave it too little time.
 */
function answerOf(inspector: ChildProcess, mostMs: number): Promise<Answer | 'waited' | undefined> {
  const worked = workOf(inspector);
  const began = performance.now();
  return new Promise((resolve) => {
    const settle = (answer?: Answer | 'waited') => {
      clearTimeout(late);
      inspector.off('message', heard);
      inspector.off('exit', gone);
      inspector.off('error', gone);
      resolve(answer);
    };
    const heard = (answer: unknown) => settle(answer as Answer);
    const gone = () => settle();
    const judge = () => {
      const left = mostMs - (workOf(inspector) - worked);
      const isOver = performance.now() - began >= mostMs * LONGEST_WAIT;
      if (left > 0 && !isOver) late = setTimeout(judge, Math.max(left, TICK_MS));
      else {
        inspector.kill('SIGKILL');
        settle(left > 0 ? 'waited' : undefined);
      }
    };
    let late = setTimeout(judge, mostMs);
    inspector.once('message', heard);
    inspector.once('exit', gone);
    inspector.once('error', gone);
    if (inspector.exitCode !== null || inspector.signalCode !== null) settle();
  });
}

/** How long a process has worked so far, in ms; where the system does not report it, the time on the clock. */
function workOf({ pid }: ChildProcess): number {
  try {
    // The process name, in brackets, may contain blanks, so count the fields after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return performance.now();
  }
}
