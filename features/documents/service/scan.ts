import { connect } from 'node:net';
import type { Deps } from '#platform/deps.ts';
import { findFile, findUnscanned, markScanned } from '../repository.ts';
import { readBytes, SCAN_FILE } from './files.ts';

/** One scan from beginning to end: whatever a scanner does meanwhile, the files behind have their turn. */
const PATIENCE_MS = 60_000;
const CHUNK = 64 * 1024;

/**
 * Has one file looked at by the virus scanner. Throws when the scanner can't be reached: the job tries again, and
 * until then the file can't be downloaded.
 *
 * @returns what it said, or undefined when the file needed no look any more
 */
export async function scanFile(
  deps: Pick<Deps, 'db' | 'vault' | 'files' | 'config' | 'log'>,
  id: string,
  patienceMs = PATIENCE_MS,
): Promise<'clean' | 'infected' | undefined> {
  const file = await findFile(deps.db, id);
  const { clamdUrl } = deps.config;
  if (!clamdUrl || file?.state !== 'kept') return undefined;
  // A process that died after the scanner's word has not acted on it yet.
  if (file.scan === 'infected') return 'infected';
  if (file.scan !== 'waiting') return undefined;
  const found = await askScanner(clamdUrl, await readBytes(deps, id, file.sealedKey), patienceMs);
  await markScanned(deps.db, id, found);
  if (found === 'infected') deps.log.warn({ fileId: id }, 'a file was found infected');
  return found;
}

/** Queues a look at every file that still waits for one. */
export async function queueScans(deps: Pick<Deps, 'db' | 'jobs' | 'config'>): Promise<void> {
  if (!deps.config.clamdUrl) return;
  for (const id of await findUnscanned(deps.db)) await deps.jobs.add(deps.db, SCAN_FILE, { id });
}

/** Speaks INSTREAM to clamd: the length of each chunk, the chunk, and a length of 0. */
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
