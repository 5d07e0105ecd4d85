import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Program, startProgram } from './programs.ts';

const SETTINGS = path.resolve(import.meta.dirname, '../../deploy/haproxy.cfg');

/**
 * The ports where HAProxy listens instead of those in `deploy/`, and the file with certificate and key. Without one it
 * listens without TLS.
 */
type Places = {
  readonly port: number;
  readonly plainPort: number;
  readonly certificate?: string;
  readonly sites: readonly [number, number];
};

/** HAProxy in front of two sites, with the settings from `deploy/`; only the certificate and the addresses differ. */
export async function openFront(
  folder: string,
  { port, plainPort, certificate, sites }: Places,
): Promise<Program> {
  const settings = readFileSync(SETTINGS, 'utf8')
    .replace(/^ {2}bind :8080$/m, `  bind 127.0.0.1:${plainPort}`)
    .replace(/^ {2}bind :8443 ssl crt \S+/m, (bind) =>
      certificate ? `  bind 127.0.0.1:${port} ssl crt ${certificate}` : `  bind 127.0.0.1:${port} #${bind}`,
    )
    .replaceAll('site-1:3000', `127.0.0.1:${sites[0]}`)
    .replaceAll('site-2:3000', `127.0.0.1:${sites[1]}`);
  const file = path.join(folder, 'front.cfg');
  writeFileSync(file, settings, { mode: 0o644 });
  const program = startProgram('haproxy', ['-db', '-f', file], { folder, name: 'front' });
  // With TLS, wait only until HAProxy listens: tests of TLS bring their own trust and need no sites.
  const [asked, status] = certificate ? [plainPort, 301] : [port, 200];
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${asked}/readyz`, { redirect: 'manual' }).catch(
      () => undefined,
    );
    if (answer?.status === status) return program;
    await pause(100);
  }
  await program.end();
  throw new Error(`HAProxy does not open: ${readFileSync(path.join(folder, 'front.log'), 'utf8')}`);
}
