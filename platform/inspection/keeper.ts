import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer } from './inspect.ts';

/** What this thread is started with. */
export type Keeping = {
  readonly root: string;
  readonly entry: string;
  readonly atOnce: number;
  readonly mostMs: number;
};

/** A file to be looked at; it comes back with what is said of it. */
export type Asked = { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> };

/** `failed`: no process could be started. Without it and without a verdict, the process came to no end with the file. */
export type Told = Asked & { readonly verdict?: unknown; readonly failed?: boolean };

/** A process that cannot be asked after so long will not be. */
const STARTED_MS = 10_000;
/** Nobody comes for so long: the memory is worth more than the start. */
const IDLE_MS = 30_000;
const HEAP_MB = 192;

type Place = { inspector?: Promise<ChildProcess> | undefined; idle?: NodeJS.Timeout | undefined };

const { root, entry, atOnce, mostMs } = workerData as Keeping;
const places: Place[] = Array.from({ length: atOnce }, () => ({}));
const free = [...places];
let isEnding = false;

parentPort?.on('message', async (asked: Asked | 'end') => {
  if (asked === 'end') return endAll();
  const { id, bytes } = asked;
  // As many are let through to here as there are places.
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
  if (!said || said.isWorn) end(place);
  if (isEnding) return { verdict: said?.verdict };
  // The next file shall not wait for it.
  if (!place.inspector) startAt(place).catch(() => {});
  place.idle = setTimeout(() => end(place), IDLE_MS);
  return { verdict: said?.verdict };
}

/** The thread ends by itself once its processes have, so that nothing of them stays behind. */
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
  return inspector;
}

async function ask(inspector: ChildProcess, bytes: Uint8Array) {
  const answering = answerOf(inspector, mostMs);
  if (inspector.connected) inspector.send(bytes);
  const answer = await answering;
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
