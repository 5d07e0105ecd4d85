import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { SecretConfig } from 'better-auth';
import type { Config } from '#platform/config.ts';
import { keptSecret, replaceSecret } from '#platform/storage/secret-file.ts';

/** What says which secrets a site has; who has none to give up leaves the former one out. */
export type SecretSettings = Pick<Config, 'authSecret' | 'dataDir'> &
  Partial<Pick<Config, 'formerAuthSecret'>>;

const makeSecret = () => randomBytes(48).toString('base64url');
const secretFile = (dataDir: string) => path.join(dataDir, 'keys', 'auth.key');

/**
 * What cookies are signed and second factors encrypted with, the newest first: the settings, else a file of the data folder's own, made at
 * the first start, a line each. Those behind the first open what they signed and encrypted, and make nothing new.
 */
export function authSecrets({
  authSecret: given,
  formerAuthSecret,
  dataDir,
}: SecretSettings): readonly string[] {
  // Set to the same both are one: whoever encrypts with it names it once.
  if (given) return [...new Set([given, formerAuthSecret ?? given])];
  const kept = keptSecret(secretFile(dataDir), makeSecret);
  return kept
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The newest of them. */
export function authSecret(settings: SecretSettings): string {
  const [newest] = authSecrets(settings);
  if (!newest) throw new Error('There is no secret to sign in with.');
  return newest;
}

/** Puts a new secret in front of the file's; the one before it still opens what it made, any older one no more. */
export function addAuthSecret(dataDir: string): void {
  const [before = ''] = authSecrets({ authSecret: undefined, dataDir });
  replaceSecret(secretFile(dataDir), `${makeSecret()}\n${before}\n`);
}

/** A name for the secret by which it is known again, and from which it cannot be told. */
export function secretIdOf(secret: string): string {
  return createHash('sha256').update('miami-flow session key').update(secret).digest('hex').slice(0, 16);
}

/** The same as a whole number, as the library names the secrets that it encrypts with. */
export const secretVersionOf = (secret: string) => Number.parseInt(secretIdOf(secret).slice(0, 8), 16);

/**
 * The secrets as the library encrypts with them: what it writes names the one it was written with; what was written before names
 * none, and was written with the oldest.
 */
export function secretConfigOf(secrets: readonly string[]): SecretConfig {
  const [newest = ''] = secrets;
  return {
    keys: new Map(secrets.map((secret) => [secretVersionOf(secret), secret])),
    currentVersion: secretVersionOf(newest),
    legacySecret: secrets.at(-1) ?? newest,
  };
}
