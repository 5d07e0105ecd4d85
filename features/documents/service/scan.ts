import { connect } from 'node:net';
import type { Deps } from '#platform/deps.ts';
import { findFile, findUnscanned, markScanned } from '../repository.ts';
import { readBytes, SCAN_FILE } from './files.ts';

/** The longest time for one whole scan: a scanner that hangs must not hold up the files behind this one. */
const PATIENCE_MS = 60_000;
const CHUNK = 64 * 1024;

/**
 * Has the virus scanner look at one file. Throws if the scanner cannot be reached: the job then tries again, and until it
 * succeeds the file cannot be downloaded.
 *
 * @returns the scanner's result; undefined if the file needs no scan
 */
export async function scanFile(
  deps: Pick<Deps, 'db' | 'vault' | 'files' | 'config' | 'log'>,
  id: string,
  patienceMs = PATIENCE_MS,
): Promise<'clean' | 'infected' | undefined> {
  const file = await findFile(deps.db, id);
  const { clamdUrl } = deps.config;
  if (!clamdUrl || file?.state !== 'kept') return undefined;
  // A process that died right after the scan has not acted on the result yet.
  if (file.scan === 'infected') return 'infected';
  if (file.scan !== 'waiting') return undefined;
  const found = await askScanner(clamdUrl, await readBytes(deps, id, file.sealedKey), patienceMs);
  await markScanned(deps.db, id, found);
  if (found === 'infected') deps.log.warn({ fileId: id }, 'a file was found infected');
  return found;
}

/** Queues a scan for every kept file that still waits for one. */
export async function queueScans(deps: Pick<Deps, 'db' | 'jobs' | 'config'>): Promise<void> {
  if (!deps.config.clamdUrl) return;
  for (const id of await findUnscanned(deps.db)) await deps.jobs.add(deps.db, SCAN_FILE, { id });
}

/** Speaks clamd's INSTREAM protocol: for each chunk its length and its bytes, and at the end a length of 0. */
async function askScanner(clamdUrl: string, bytes: Buffer, patienceMs: number) {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = clamdUrl.startsWith('unix:')
      ? connect(clamdUrl.slice('unix:'.length))
      : connect(Number(new URL(clamdUrl).port), new URL(clamdUrl).hostname);
    const said: Buffer[] = [];
    const giveUp = () => socket.destroy(new Error('The scanner does not answer'));
    const impatience = setTimeout(giveUp, patienceMs);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => said.push(chunk));
    socket.on('close', () => {
      clearTimeout(impatience);
      resolve(Buffer.concat(said).toString('latin1'));
    });
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let from = 0; from < bytes.byteLength; from += CHUNK) {
        const chunk = bytes.subarray(from, from + CHUNK);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(chunk.byteLength);
        socket.write(length);
        socket.write(chunk);
      }
      socket.write(Buffer.alloc(4));
    });
  });
  if (/: OK\0?\s*$/.test(answer)) return 'clean';
  if (/ FOUND\0?\s*$/.test(answer)) return 'infected';
  throw new Error('The scanner could not look at a file');
}
