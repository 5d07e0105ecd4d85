import pino, { type Logger } from 'pino';

export type Log = Logger;

/**
 * Structured logs, one JSON object a line. Callers log paths without their query, ids and reasons; never names,
 * addresses, messages or bodies.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  // Buffered: a log line must not cost a system call per request. flush() runs when the process stops.
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? pino.destination({ fd: 1, sync: false, minLength: 8_192, periodicFlush: 1_000 }),
  );
}
