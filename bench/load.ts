import { execFileSync, spawn } from 'node:child_process';

export type Load = {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly failed: number;
};

export const CONNECTIONS = 32;

/**
 * Makes sure that wrk is installed. The generator must be faster than the server; one in JavaScript would measure
 * itself.
 */
export function findGenerator(): void {
  const isThere = () => {
    try {
      execFileSync('sh', ['-c', 'command -v wrk'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  if (isThere()) return;
  try {
    execFileSync('sh', ['-c', 'apt-get update && apt-get install -y wrk'], { stdio: 'ignore' });
  } catch {
    // The error below reports it. Without the right to install packages, there is nothing more to try.
  }
  if (!isThere()) throw new Error('The load generator wrk is missing: install it with apt-get install wrk.');
}

/** A latency as wrk writes it ("1.28ms", "950.00us", "1.02s"), in milliseconds. */
function milliseconds(text: string | undefined): number {
  const [, figure = '', unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(text ?? '') ?? [];
  return Number(figure) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
}

/** Sends requests over 32 connections for this many seconds, from a separate process. */
export function load(url: string, seconds: number): Promise<Load> {
  const options = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: gzip',
    url,
  ];
  return new Promise((resolve, reject) => {
    const run = spawn('wrk', options, { stdio: ['ignore', 'pipe', 'inherit'] });
    const output: Buffer[] = [];
    run.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    run.once('error', reject);
    run.once('exit', () => {
      const said = Buffer.concat(output).toString('utf8');
      const figure = (pattern: RegExp) => pattern.exec(said)?.[1];
      const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said);
      resolve({
        perSecond: Number(figure(/Requests\/sec:\s+([\d.]+)/)),
        medianMs: milliseconds(figure(/^\s+50%\s+(\S+)/m)),
        p99Ms: milliseconds(figure(/^\s+99%\s+(\S+)/m)),
        failed:
          Number(figure(/Non-2xx or 3xx responses: (\d+)/) ?? 0) +
          (socketErrors?.slice(1).reduce((sum, count) => sum + Number(count), 0) ?? 0),
      });
    });
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
