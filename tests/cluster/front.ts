import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Program, startProgram } from './programs.ts';

const SETTINGS = path.resolve(import.meta.dirname, '../../deploy/haproxy.cfg');

/** HAProxy in front of two sites, with the settings that `deploy/` has: only TLS and the addresses are this machine's. */
export async function openFront(
  folder: string,
  { port, sites }: { port: number; sites: readonly [number, number] },
): Promise<Program> {
  const settings = readFileSync(SETTINGS, 'utf8')
    .replace(/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`)
    .replaceAll('site-1:3000', `127.0.0.1:${sites[0]}`)
    .replaceAll('site-2:3000', `127.0.0.1:${sites[1]}`);
  const file = path.join(folder, 'front.cfg');
  writeFileSync(file, settings, { mode: 0o644 });
  const program = startProgram('haproxy', ['-db', '-f', file], { folder, name: 'front' });
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return program;
    await pause(100);
  }
  await program.end();
  throw new Error(`HAProxy does not open: ${readFileSync(path.join(folder, 'front.log'), 'utf8')}`);
}
