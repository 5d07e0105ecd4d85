import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Piscina } from 'piscina';
import { takeTurns } from '#core/turns.ts';
import type { Config } from '#platform/config.ts';
import { projectFolder } from '#platform/project-folder.ts';
import { keptSecret } from '#platform/storage/secret-file.ts';
import type { Sealing, SealKey, SealSeen } from './seal.ts';
import type { Sheet } from './sheet.ts';
import type { PdfTask } from './worker.ts';

/** A sheet takes half a second; what takes this long is no sheet of ours. */
const MOST_MS = 30_000;

const inTurn = takeTurns({ atOnce: 1, waiting: 24, patienceMs: 60_000 });
/** Whoever checks a document does not wait behind those that are being made. */
const seeing = takeTurns({ atOnce: 1, waiting: 12, patienceMs: 10_000 });

/** Nor does whoever waits for a sheet with the page open: they are told soon that there is too much to do. */
const handing = takeTurns({ atOnce: 1, waiting: 12, patienceMs: 5_000 });

/** A thread of its own for paper: fonts are cut, pages set and keys used beside those who are answered, and it ends when idle. */
const threads = new Piscina<PdfTask, unknown>({
  filename: path.join(projectFolder, 'platform/pdf/worker.ts'),
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 30_000,
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: 384 },
});

const ask = <Answer>(task: PdfTask) =>
  threads.run(task, { signal: AbortSignal.timeout(MOST_MS) }) as Promise<Answer>;

/**
 * A sheet as a PDF. Throws `TooBusy` when too many wait.
 *
 * @param isWaitedFor whether somebody has asked for it just now, who will not wait long
 */
export async function printSheet(
  sheet: Sheet,
  isWaitedFor = false,
): Promise<{ bytes: Buffer; pages: number }> {
  const { bytes, pages } = await (isWaitedFor ? handing : inTurn)(() =>
    ask<{ bytes: Uint8Array; pages: number }>({ do: 'print', sheet }),
  );
  return { bytes: Buffer.from(bytes), pages };
}

/** A sheet with the pages of other PDFs after it, for whoever waits for it. Throws `TooBusy` when too many wait. */
export async function bindSheet(sheet: Sheet, files: readonly Uint8Array[]): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await handing(() => ask<Uint8Array<ArrayBuffer>>({ do: 'bind', sheet, files })));
}

/** How many pages a PDF has; undefined for one that cannot be read to be signed. */
export async function countPages(bytes: Uint8Array): Promise<number | undefined> {
  return inTurn(() => ask<number>({ do: 'count', bytes }).catch(() => undefined));
}

/** A PDF with a sheet after its last page, sealed; and the fingerprint of the certificate in the seal. */
export async function sealWithSheet(
  bytes: Uint8Array,
  sheet: Sheet,
  sealing: Sealing,
): Promise<{ bytes: Buffer; fingerprint: string }> {
  const done = await inTurn(() =>
    ask<{ bytes: Uint8Array; fingerprint: string }>({ do: 'seal', bytes, sheet, sealing }),
  );
  return { bytes: Buffer.from(done.bytes), fingerprint: done.fingerprint };
}

/** What a sealed file says of itself. */
export const lookAtSeal = (bytes: Uint8Array) => seeing(() => ask<SealSeen>({ do: 'see', bytes }));

/** What files are sealed with: as the setting has it, else made when it is first needed and kept in the data folder. */
export async function sealKeyOf(
  config: Pick<Config, 'sealKeyFile' | 'dataDir'>,
  owner: string,
  now: Date,
): Promise<SealKey> {
  if (config.sealKeyFile) return { pem: await readFile(config.sealKeyFile, 'utf8') };
  const file = path.join(config.dataDir, 'seal.pem');
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return { pem: known };
  const made = await inTurn(() => ask<SealKey>({ do: 'make-key', owner, at: now }));
  return { pem: keptSecret(file, () => made.pem) };
}
