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

/** The content of a secret file; the first process to ask makes it. Several processes on one data folder get the same content. */
export function keptSecret(file: string, make: () => string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const draft = writeDraft(file, make());
  try {
    // A process that comes second gets the first one's file, and never half of it.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

/** Replaces the content of a secret file, as a whole. */
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
