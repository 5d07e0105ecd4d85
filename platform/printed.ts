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
/** How long the last words may wait for whoever reads them. */
const LAST_WORDS_MS = 5_000;

/** What an error is, without what it says: that may be a visitor's own words. */
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

/** Of what is printed, errors without their words and the first text; the rest may be anybody's. */
function wordsOf(said: readonly unknown[]) {
  const error = said.find((one) => one instanceof Error);
  const [first] = said;
  const text =
    typeof first === 'string' ? format(first.replace(/%[a-z]/gi, '…')).slice(0, MOST_TEXT) : undefined;
  return { text, ...(error ? causeOf(error) : {}) };
}

/** From now on whatever is printed, by libraries and by Node itself, is a line of the log. Answers how to undo it. */
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

/** Waits for what is on its way to the log; not for ever, where nobody reads it any more. */
export const untilWritten = (log: Pick<Log, 'flush'>): Promise<void> =>
  new Promise((done) => {
    log.flush(() => done());
    setTimeout(done, LAST_WORDS_MS).unref();
  });

/** What nobody has caught ends the process, with its cause as the log's last line and a code that is not 0. */
export function endWithCause(log: Log, exit: (code: number) => void = process.exit): () => void {
  const end = (error: unknown, origin: string) => {
    log.fatal({ ...causeOf(error), origin }, 'the process ends');
    // Not at once: what is just being written would come behind the last words, or between them.
    void untilWritten(log).then(() => exit(1));
  };
  process.on('uncaughtException', end);
  return () => process.off('uncaughtException', end);
}

/** A line on standard output: for whoever watches it a sentence, for a collector of logs a JSON object. */
export function say(sentence: string): void {
  print(process.stdout, 30, sentence);
}

/** The same on standard error, for what went wrong. */
export function complain(sentence: string): void {
  print(process.stderr, 50, sentence);
}

/** What cannot be said to anybody (a full disk, a terminal that is gone) ends nothing. */
const unheard = () => {};

function print(stream: NodeJS.WriteStream, level: number, sentence: string): void {
  if (!stream.listeners('error').includes(unheard)) stream.on('error', unheard);
  const line = { level, time: new Date().toISOString(), msg: sentence };
  stream.write(`${stream.isTTY ? sentence : JSON.stringify(line)}\n`);
}
