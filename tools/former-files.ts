import { linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** How long a page from an earlier build can stay open and still find the parts that it fetches later. */
const KEPT_DAYS = 7;
/** The limit for all kept files: somebody who builds all day would otherwise fill the disk. */
const MOST_BYTES = 100_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The list of all pages. Never keep an earlier one, because the server looks for exactly one. */
const isPageList = /^manifest-/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}

/**
 * Links the browser's files of earlier builds beside those of a new build, the newest first, within the limits above. File names
 * carry a hash, so a page that is still open can fetch the parts it was built with, even after a new release.
 *
 * @param former the folder of hashed files of the build before; it stays unchanged
 * @param made the folder of hashed files of the new build
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
    // A hard link keeps the time at which the file was built.
    linkSync(path.join(former, file), path.join(made, file));
  }
}
