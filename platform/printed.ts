import { format } from 'node:util';
import { framesOf, type Log } from '#platform/log.ts';

const LEVELS = {
  log: 'info',
  info: 'info',
  debug: 'debug',
  trace: 'debug',
  warn: 'warn',
  error: 'error',
} as const;

const MOST_TEXT = 500;
/** How long to wait for the last lines to be written. */
const LAST_WORDS_MS = 5_000;

/** The kind of an error without its message, which may contain a visitor's words. */
function causeOf(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const { cause } = error;
  return {
    name: error.name,
    code,
    stack: framesOf(error),
    ...(cause instanceof Error ? { cause: cause.name } : {}),
  };
}

/** The safe part of printed values: the first text, and an error without its message. Other values may be anybody's words. */
function wordsOf(said: readonly unknown[]) {
  const error = said.find((one) => one instanceof Error);
  const [first] = said;
  const text =
    typeof first === 'string' ? format(first.replace(/%[a-z]/gi, '…')).slice(0, MOST_TEXT) : undefined;
  return { text, ...(error ? causeOf(error) : {}) };
}

/** Sends all that libraries and Node print to the log from now on. Returns a function that undoes this. */
export function printInLines(log: Log): () => void {
  const before = { ...console };
  for (const [name, level] of Object.entries(LEVELS))
    Object.assign(console, { [name]: (...said: unknown[]) => log[level](wordsOf(said), 'printed') });
  const warned = process.listeners('warning');
  process.removeAllListeners('warning');
  const warn = (warning: Error) => log.warn(causeOf(warning), 'Node warns');
  process.on('warning', warn);
  return () => {
    Object.assign(console, before);
    process.off('warning', warn);
    for (const listener of warned) process.on('warning', listener);
  };
}

/** Waits until the log is written, but not forever, because its reader may be gone. */
export const untilWritten = (log: Pick<Log, 'flush'>): Promise<void> =>
  new Promise((done) => {
    log.flush(() => done());
    setTimeout(done, LAST_WORDS_MS).unref();
  });

/** Ends the process on an uncaught error: the cause is the last log line, the exit code is 1. Returns a function to undo this. */
export function endWithCause(log: Log, exit: (code: number) => void = process.exit): () => void {
  const end = (error: unknown, origin: string) => {
    log.fatal({ ...causeOf(error), origin }, 'the process ends');
    // Do not exit at once: lines that are still being written would come after the last line, or in its middle.
    void untilWritten(log).then(() => exit(1));
  };
  process.on('uncaughtException', end);
  return () => process.off('uncaughtException', end);
}

/** Prints a line on standard output: a sentence on a terminal, a JSON object for a log collector. */
export function say(sentence: string): void {
  print(process.stdout, 30, sentence);
}

/** Prints a line on standard error, for failures; see `say`. */
export function complain(sentence: string): void {
  print(process.stderr, 50, sentence);
}

/** Ignores a failed print (a full disk, a closed terminal), which must not end the process. */
const unheard = () => {};

function print(stream: NodeJS.WriteStream, level: number, sentence: string): void {
  if (!stream.listeners('error').includes(unheard)) stream.on('error', unheard);
  const line = { level, time: new Date().toISOString(), msg: sentence };
  stream.write(`${stream.isTTY ? sentence : JSON.stringify(line)}\n`);
}
