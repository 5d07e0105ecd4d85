import { spawn } from 'node:child_process';
import path from 'node:path';
import { peersFolder } from './peers.ts';

export type Load = {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly failed: number;
};

export const CONNECTIONS = 32;

/** Sends requests over 32 connections for so many seconds, from a process of its own. */
export function load(url: string, seconds: number): Promise<Load> {
  const cannon = path.join(peersFolder, 'node_modules/autocannon/autocannon.js');
  const options = [
    '--json',
    '-c',
    String(CONNECTIONS),
    '-d',
    String(seconds),
    '-H',
    'accept-encoding=gzip',
    url,
  ];
  return new Promise((resolve, reject) => {
    const run = spawn(process.execPath, [cannon, ...options], { stdio: ['ignore', 'pipe', 'ignore'] });
    const output: Buffer[] = [];
    run.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    run.once('error', reject);
    run.once('exit', () => {
      const result = JSON.parse(Buffer.concat(output).toString('utf8'));
      resolve({
        perSecond: result.requests.average,
        medianMs: result.latency.p50,
        p99Ms: result.latency.p99,
        failed: result.errors + result.non2xx,
      });
    });
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
