import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const tried = new Map<string, boolean>();

/**
 * The output of poppler, an independent PDF reader, about a file; undefined if its programs are missing and cannot be
 * installed (tools/setup/poppler.mjs). The test then says so, and relies on our own reader alone.
 */
export function askPoppler(
  program: 'pdfinfo' | 'pdfsig' | 'pdftotext',
  bytes: Uint8Array,
  ...options: string[]
): string | undefined {
  if (!isThere(program)) {
    process.stderr.write(
      `${program} (poppler-utils) is not there: what it would say of this file was not checked.\n`,
    );
    return undefined;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-poppler-'));
  try {
    const file = path.join(folder, 'file.pdf');
    writeFileSync(file, bytes);
    const ends = program === 'pdftotext' ? ['-'] : [];
    return execFileSync(program, [...options, file, ...ends], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isThere(program: string): boolean {
  const known = tried.get(program);
  if (known !== undefined) return known;
  let found = true;
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
  } catch (error) {
    found = (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
  tried.set(program, found);
  return found;
}
