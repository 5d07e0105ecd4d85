import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { KeyRing } from './keys.ts';

/**
 * Seals data that must not be readable in the database or a backup, and opens it again. The context names what is sealed and
 * for whom, so that bytes that were moved to another row or field do not open there.
 */
export type Vault = {
  seal(plain: string | Uint8Array, context: string): Buffer;
  /** Throws when the bytes were changed or moved, or sealed with a key that the site does not have. */
  open(sealed: Uint8Array, context: string): Buffer;
  /** True when it was sealed with a key that has been replaced since. */
  isOutdated(sealed: Uint8Array): boolean;
  /** A signature that only this site can make. A signature for one `purpose` is not valid for another. */
  sign(purpose: string, text: string): string;
  isSigned(purpose: string, text: string, signature: string): boolean;
};

const VERSION = 1;
const ID_BYTES = 8;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + ID_BYTES + IV_BYTES + TAG_BYTES;

/**
 * Seals with AES-256-GCM. The envelope holds the version, the key's id, iv, tag and ciphertext; version, id and context are
 * authenticated with it.
 */
export function openVault(keys: KeyRing): Vault {
  const signingKey = (bytes: Buffer, purpose: string) =>
    Buffer.from(hkdfSync('sha256', bytes, '', `miami-flow ${purpose}`, 32));
  const signature = (bytes: Buffer, purpose: string, text: string) =>
    createHmac('sha256', signingKey(bytes, purpose)).update(text).digest();

  return {
    seal(plain, context) {
      const key = keys.current();
      const head = Buffer.concat([Buffer.from([VERSION]), Buffer.from(key.id, 'hex')]);
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key.bytes, iv).setAAD(authenticated(head, context));
      const ciphertext = Buffer.concat([
        typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain),
        cipher.final(),
      ]);
      return Buffer.concat([head, iv, cipher.getAuthTag(), ciphertext]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      const id = idIn(bytes);
      const key = keys.find(id);
      if (!key) throw new Error(`Sealed with a key that this site does not have: ${id}`);
      const head = bytes.subarray(0, 1 + ID_BYTES);
      const iv = bytes.subarray(1 + ID_BYTES, 1 + ID_BYTES + IV_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, iv, { authTagLength: TAG_BYTES })
        .setAAD(authenticated(head, context))
        .setAuthTag(bytes.subarray(HEAD_BYTES - TAG_BYTES, HEAD_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()]);
    },
    isOutdated: (sealed) => idIn(Buffer.from(sealed)) !== keys.current().id,
    sign: (purpose, text) => signature(keys.current().bytes, purpose, text).toString('base64url'),
    isSigned(purpose, text, given) {
      const claimed = Buffer.from(given, 'base64url');
      // Try every key that nobody else has, so that a link from before a key change stays valid.
      return keys.all().reduce((found, { bytes, isLeaked }) => {
        const expected = signature(bytes, purpose, text);
        const isEqual = claimed.byteLength === expected.byteLength && timingSafeEqual(claimed, expected);
        return found || (isEqual && !isLeaked);
      }, false);
    },
  };
}

function authenticated(head: Buffer, context: string): Buffer {
  return Buffer.concat([head, Buffer.from(context, 'utf8')]);
}

function idIn(sealed: Buffer): string {
  if (sealed[0] !== VERSION || sealed.byteLength < HEAD_BYTES)
    throw new Error('Not an envelope of this site');
  return sealed.subarray(1, 1 + ID_BYTES).toString('hex');
}
