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

/** A sheet takes half a second. A task that takes this long is no sheet of ours. */
const MOST_MS = 30_000;

const inTurn = takeTurns({ atOnce: 1, waiting: 24, patienceMs: 60_000 });
/** Checking a document must not wait behind documents that are being made. */
const seeing = takeTurns({ atOnce: 1, waiting: 12, patienceMs: 10_000 });

/** Nor must a person who waits for a sheet with the page open. If too many wait, they are told so soon. */
const handing = takeTurns({ atOnce: 1, waiting: 12, patienceMs: 5_000 });

/** Threads for PDFs, so that cutting fonts, setting pages and sealing do not delay other requests. They end when idle. */
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
 * Makes a sheet into a PDF. Throws `TooBusy` when too many wait.
 *
 * @param isWaitedFor whether a person waits for it now, and so only for a short time
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

/** A sheet followed by the pages of other PDFs, for a person who waits for it. Throws `TooBusy` when too many wait. */
export async function bindSheet(sheet: Sheet, files: readonly Uint8Array[]): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await handing(() => ask<Uint8Array<ArrayBuffer>>({ do: 'bind', sheet, files })));
}

/** The number of pages of a PDF; undefined when it cannot be read, and so cannot be signed. */
export async function countPages(bytes: Uint8Array): Promise<number | undefined> {
  return inTurn(() => ask<number>({ do: 'count', bytes }).catch(() => undefined));
}

/** Appends a sheet to a PDF and seals it. Also returns the fingerprint of the seal's certificate. */
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

/** Reads and checks the seal of a file. */
export const lookAtSeal = (bytes: Uint8Array) => seeing(() => ask<SealSeen>({ do: 'see', bytes }));

/** The key and certificate that seal files: from the setting, else made when first needed and kept in the data folder. */
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
