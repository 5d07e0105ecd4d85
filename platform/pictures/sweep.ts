import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Three times what the site's own pictures take in every size and format. */
const KEPT = { mostFiles: 40_000, mostBytes: 3 * 1024 ** 3 };
/** A sweep deletes down to this share of the limits, so that the next picture does not cause another sweep. */
const LEFT = 0.8;
/** An unfinished file older than this belongs to a process that died. */
const WRITING_MS = 10 * 60_000;
const WHOLE = /^\d+\.(avif|webp|jpeg)$/;

/**
 * Keeps the folder of derived pictures within its limits: beyond them the oldest are deleted, and made again when somebody
 * asks. Unfinished files of processes that died are deleted too.
 *
 * @returns how many files were deleted
 */
export async function sweepKept(folder: string, bound = KEPT): Promise<number> {
  const whole: { file: string; bytes: number; madeMs: number }[] = [];
  let swept = 0;
  for (const hash of await namesIn(folder)) {
    for (const name of await namesIn(path.join(folder, hash))) {
      const file = path.join(folder, hash, name);
      const known = await stat(file).catch(() => undefined);
      if (!known) continue;
      if (WHOLE.test(name)) whole.push({ file, bytes: known.size, madeMs: known.mtimeMs });
      else if (known.mtimeMs < Date.now() - WRITING_MS) swept += await takeAway(file);
    }
  }
  let bytes = whole.reduce((sum, one) => sum + one.bytes, 0);
  if (whole.length <= bound.mostFiles && bytes <= bound.mostBytes) return swept;
  whole.sort((one, other) => one.madeMs - other.madeMs);
  let files = whole.length;
  for (const one of whole) {
    if (files <= bound.mostFiles * LEFT && bytes <= bound.mostBytes * LEFT) break;
    swept += await takeAway(one.file);
    files -= 1;
    bytes -= one.bytes;
  }
  return swept;
}

async function takeAway(file: string): Promise<number> {
  await rm(file, { force: true });
  // Remove the folder with its last file; removing a folder with other files fails, which is fine.
  await rmdir(path.dirname(file)).catch(() => {});
  return 1;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
}
