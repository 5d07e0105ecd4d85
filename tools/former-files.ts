import { linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** How long a page may stand open, from the build that it is of to the next but one, and still find what it fetches late. */
const KEPT_DAYS = 7;
/** Whoever builds all day would fill the disk. */
const MOST_BYTES = 100_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The list of all pages: of these there is one, which the server looks for. */
const isPageList = /^manifest-/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}

/**
 * Lays the browser's files of the build before, and of those before it, beside the ones of a new build, the newest first. Their names
 * carry a hash: each page fetches the parts that it was built with, also after the site has become another.
 *
 * @param former the folder of hashed files of the build before; it stays as it is
 * @param made that of the new build
 */
export function keepFormerFiles(former: string, made: string, now = Date.now()): void {
  const there = new Set(filesBelow(made));
  let bytes = 0;
  const kept = filesBelow(former)
    .filter((file) => !there.has(file) && !isPageList.test(path.basename(file)))
    .map((file) => ({ file, stat: statSync(path.join(former, file)) }))
    .sort((one, other) => other.stat.mtimeMs - one.stat.mtimeMs);
  for (const { file, stat } of kept) {
    bytes += stat.size;
    if (bytes > MOST_BYTES || now - stat.mtimeMs > KEPT_DAYS * DAY_MS) return;
    mkdirSync(path.dirname(path.join(made, file)), { recursive: true });
    // The same file under both names: it keeps the time at which it was built.
    linkSync(path.join(former, file), path.join(made, file));
  }
}
