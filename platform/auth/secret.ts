import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { SecretConfig } from 'better-auth';
import type { Config } from '#platform/config.ts';
import { keptSecret, replaceSecret } from '#platform/storage/secret-file.ts';

/** The settings that name a site's secrets. A caller that has no former secret leaves that one out. */
export type SecretSettings = Pick<Config, 'authSecret' | 'dataDir'> &
  Partial<Pick<Config, 'formerAuthSecret'>>;

const makeSecret = () => randomBytes(48).toString('base64url');
const secretFile = (dataDir: string) => path.join(dataDir, 'keys', 'auth.key');

/** The secrets by the settings that they were first read for. */
const known = new WeakMap<SecretSettings, readonly string[]>();

/**
 * The secrets that sign cookies and encrypt second factors, the newest first. They come from the settings, else from a file in
 * the data folder, one a line, made at the first start. The older ones only open what they signed or encrypted. A process keeps
 * those that it started with: otherwise it would sign with a newer one what it can't open yet.
 */
export function authSecrets(settings: SecretSettings): readonly string[] {
  const secrets = known.get(settings) ?? readSecrets(settings);
  known.set(settings, secrets);
  return secrets;
}

function readSecrets({ authSecret: given, formerAuthSecret, dataDir }: SecretSettings): readonly string[] {
  // If both settings name the same secret, list it once: the library must get each secret only once.
  if (given) return [...new Set([given, formerAuthSecret ?? given])];
  const kept = keptSecret(secretFile(dataDir), makeSecret);
  return kept
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The newest secret, which signs and encrypts anything new. */
export function authSecret(settings: SecretSettings): string {
  const [newest] = authSecrets(settings);
  if (!newest) throw new Error('There is no secret to sign in with.');
  return newest;
}

/** Puts a new secret first in the file. The one before it still opens what it made; any older one is dropped. */
export function addAuthSecret(dataDir: string): void {
  const [before = ''] = authSecrets({ authSecret: undefined, dataDir });
  replaceSecret(secretFile(dataDir), `${makeSecret()}\n${before}\n`);
}

/** An id by which the secret can be recognized, but from which the secret cannot be derived. */
export function secretIdOf(secret: string): string {
  return createHash('sha256').update('miami-flow session key').update(secret).digest('hex').slice(0, 16);
}

/** That id as a whole number, which the library uses as the version of an encryption secret. */
export const secretVersionOf = (secret: string) => Number.parseInt(secretIdOf(secret).slice(0, 8), 16);

/**
 * The secrets in the form that the library encrypts with. New ciphertext names the secret it was written with. Ciphertext from
 * before that names none, and was written with the oldest.
 */
export function secretConfigOf(secrets: readonly string[]): SecretConfig {
  const [newest = ''] = secrets;
  return {
    keys: new Map(secrets.map((secret) => [secretVersionOf(secret), secret])),
    currentVersion: secretVersionOf(newest),
    legacySecret: secrets.at(-1) ?? newest,
  };
}
