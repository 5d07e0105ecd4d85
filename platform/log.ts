import pino, { type Logger } from 'pino';
import { type LogOutput, openLogOutput } from './log-output.ts';

/** A request that was answered from the cache: the data of its log line. */
export type KeptRequest = {
  readonly requestId: string;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
};

export type Log = Logger & {
  /** Logs a request answered from the page cache: the line that `info` would write, in a fifth of the time. */
  readonly kept: (request: KeptRequest) => void;
};

let standardOutput: LogOutput | undefined;
function openStandardOutput(): LogOutput {
  standardOutput ??= openLogOutput(1);
  return standardOutput;
}

/**
 * Structured logs, one JSON object a line. Callers may log paths without their query, ids and reasons, but never names,
 * addresses, messages or bodies.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  // Not pino's own output: on a full disk it ends the process, and at exit it tries forever to write the last lines.
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

/** Where an error was thrown: only the frames of its stack, because its message may contain a visitor's words. */
export function framesOf(error: Error): string[] {
  const stack = (error.stack ?? '').replace(error.message, () => '');
  return stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 8);
}

/** The time as pino writes it, computed once for each millisecond. */
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
