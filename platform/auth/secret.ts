import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { Config } from '#platform/config.ts';

/**
 * What cookies are signed and second factors encrypted with: the setting, else a key of the data folder's own, made at
 * the first start. Several processes on one data folder find the same one.
 */
export function authSecret({ authSecret: given, dataDir }: Pick<Config, 'authSecret' | 'dataDir'>): string {
  if (given) return given;
  const folder = path.join(dataDir, 'keys');
  const file = path.join(folder, 'auth.key');
  const kept = readIfThere(file);
  if (kept) return kept;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Written whole under a name of its own, then linked: whoever comes second finds the first one's, never half of it.
  const draft = path.join(folder, `.auth-${process.pid}-${randomBytes(6).toString('hex')}`);
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, randomBytes(48).toString('base64url'));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

/** A name for the secret by which it is known again, and from which it cannot be told. */
export function secretIdOf(secret: string): string {
  return createHash('sha256').update('miami-flow session key').update(secret).digest('hex').slice(0, 16);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
