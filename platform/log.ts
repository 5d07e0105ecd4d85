import pino, { type Logger } from 'pino';
import { type LogOutput, openLogOutput } from './log-output.ts';

/** A request that was answered with kept bytes: what its line in the log says. */
export type KeptRequest = {
  readonly requestId: string;
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly status: number;
};

export type Log = Logger & {
  /** The line of a request answered from the page cache: what `info` would write, for a fifth of the time. */
  readonly kept: (request: KeptRequest) => void;
};

let standardOutput: LogOutput | undefined;
function openStandardOutput(): LogOutput {
  standardOutput ??= openLogOutput(1);
  return standardOutput;
}

/**
 * Structured logs, one JSON object a line. Callers log paths without their query, ids and reasons; never names,
 * addresses, messages or bodies.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  // Not the library's own: a full disk would end the process there, and its last words would be tried for ever.
  const stream = destination ?? openStandardOutput();
  const timestamp = isoTime();
  const log = pino({ level, base: null, timestamp }, stream);
  const start = `{"level":${log.levels.values.info}`;
  return Object.assign(log, {
    kept({ requestId, method, path, status }: KeptRequest) {
      if (!log.isLevelEnabled('info')) return;
      const asked = `"requestId":"${requestId}","method":"${method}","path":${JSON.stringify(path)}`;
      stream.write(`${start}${timestamp()},${asked},"status":${status},"kept":true}\n`);
    },
  });
}

/** Where an error was thrown: the frames of its stack alone, for its message may carry a visitor's own words. */
export function framesOf(error: Error): string[] {
  const stack = (error.stack ?? '').replace(error.message, () => '');
  return stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 8);
}

/** The time as pino writes it, worked out once for each millisecond. */
function isoTime(): () => string {
  let known = Number.NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== known) {
      known = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}
