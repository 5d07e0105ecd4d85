import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from '#platform/config.ts';
import { keptSecret } from '#platform/storage/secret-file.ts';

/**
 * What cookies are signed and second factors encrypted with: the setting, else a key of the data folder's own, made at
 * the first start.
 */
export function authSecret({ authSecret: given, dataDir }: Pick<Config, 'authSecret' | 'dataDir'>): string {
  const file = path.join(dataDir, 'keys', 'auth.key');
  return given ?? keptSecret(file, () => randomBytes(48).toString('base64url')).trim();
}

/** A name for the secret by which it is known again, and from which it cannot be told. */
export function secretIdOf(secret: string): string {
  return createHash('sha256').update('miami-flow session key').update(secret).digest('hex').slice(0, 16);
}
