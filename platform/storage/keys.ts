import { createHash, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#platform/config.ts';
import { keptSecret, replaceSecret } from './secret-file.ts';

/** A key that seals data: 32 bytes, and an id that reveals nothing about them. */
export type DataKey = {
  readonly id: string;
  readonly bytes: Buffer;
  /** Whether somebody else has it: it still opens what it sealed, but its signatures do not count. */
  readonly isLeaked: boolean;
};

/** The keys that can open sealed data; the first one also seals. */
export type KeyRing = {
  current(): DataKey;
  find(id: string): DataKey | undefined;
  all(): readonly DataKey[];
};

type KeptKey = {
  readonly key: string;
  readonly madeAt: string;
  /** When a newer key replaced this one. It still opens what it sealed. */
  readonly replacedAt?: string;
  readonly isLeaked?: boolean;
};

const KEY_BYTES = 32;
/** A process may still seal with the old key just after it was replaced, so keep that key for at least a day. */
const OLD_KEY_KEPT_MS = 86_400_000;

/** The id of a key; the same key has the same id wherever it is set. */
export function keyIdOf(bytes: Buffer): string {
  return createHash('sha256').update('miami-flow data key').update(bytes).digest('hex').slice(0, 16);
}

function asKey(text: string, isLeaked = false): DataKey {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.byteLength !== KEY_BYTES) throw new Error('A data key must be 32 bytes in base64.');
  return { id: keyIdOf(bytes), bytes, isLeaked };
}

function keyFile(dataDir: string): string {
  return path.join(dataDir, 'keys', 'data-keys.json');
}

/**
 * The site's keys: from the setting, else from a file in the data folder, made at the first start. The file is read again when
 * it has changed, so that running processes notice a new key.
 */
export function openKeyRing({ dataKeys, dataDir }: Pick<Config, 'dataKeys' | 'dataDir'>): KeyRing {
  if (dataKeys.length > 0) return ringOf(() => dataKeys.map((key) => asKey(key)));
  const file = keyFile(dataDir);
  let seen: { readonly stamp: string; readonly keys: readonly DataKey[] } | undefined;
  return ringOf(() => {
    const stamp = stampOf(file);
    if (seen && stamp === seen.stamp) return seen.keys;
    const keys = readKeys(file).map(({ key, isLeaked }) => asKey(key, isLeaked));
    // Keep the stamp from before the reading, so that a change during it is noticed the next time.
    seen = { stamp, keys };
    return keys;
  });
}

function ringOf(read: () => readonly DataKey[]): KeyRing {
  return {
    current() {
      const [first] = read();
      if (!first) throw new Error('There is no data key.');
      return first;
    },
    find: (id) => read().find((key) => key.id === id),
    all: read,
  };
}

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : '';
}

function readKeys(file: string): readonly KeptKey[] {
  return JSON.parse(keptSecret(file, () => textOf([newKey(new Date())])));
}

const textOf = (keys: readonly KeptKey[]) => `${JSON.stringify(keys, null, 2)}\n`;

function newKey(now: Date): KeptKey {
  return { key: randomBytes(KEY_BYTES).toString('base64'), madeAt: now.toISOString() };
}

/**
 * Puts a new key first in the file. Older keys still open what they sealed. Removes keys that were replaced more than a day ago
 * and that, as `isInUse` says, no data is sealed with any more.
 *
 * @param areLeaked whether somebody else has the keys so far: what they signed, and sign later, no longer counts
 */
export async function addDataKey(
  dataDir: string,
  now: Date,
  isInUse: (keyId: string) => Promise<boolean>,
  areLeaked = false,
): Promise<void> {
  const file = keyFile(dataDir);
  const kept: KeptKey[] = [];
  for (const known of readKeys(file)) {
    const isOld =
      known.replacedAt !== undefined && Date.parse(known.replacedAt) < now.getTime() - OLD_KEY_KEPT_MS;
    if (isOld && !(await isInUse(asKey(known.key).id))) continue;
    const isLeaked = areLeaked || known.isLeaked;
    kept.push({ ...known, replacedAt: known.replacedAt ?? now.toISOString(), isLeaked });
  }
  replaceSecret(file, textOf([newKey(now), ...kept]));
}
