import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** What a file of secrets says; made by whoever asks first. Several processes on one data folder find the same one. */
export function keptSecret(file: string, make: () => string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const draft = writeDraft(file, make());
  try {
    // Whoever comes second finds the first one's, never half of it.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

/** Has a file of secrets say something else, at once and whole. */
export function replaceSecret(file: string, text: string): void {
  renameSync(writeDraft(file, text), file);
}

function writeDraft(file: string, text: string): string {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(
    folder,
    `.${path.parse(file).name}-${process.pid}-${randomBytes(6).toString('hex')}`,
  );
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return draft;
}
