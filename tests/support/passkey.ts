import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Asked = { readonly challenge: string };
/** Where a call differs from an honest one. */
type Lies = { origin?: string; domain?: string; isUserVerified?: boolean; type?: string; account?: string };

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const PRESENT = 1;
const VERIFIED = 4;
const HAS_KEY = 64;

/** A device with one passkey of an account. It answers as a browser would, and counts its uses. */
export function aPasskey(site: { readonly origin: string; readonly accountId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = text(credentialId);
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (domain: string, flags: number) => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(domain), Buffer.from([flags]), count]);
  };
  const flagsOf = ({ isUserVerified = true }: Lies) => PRESENT | (isUserVerified ? VERIFIED : 0);
  const domainOf = ({ domain = new URL(site.origin).hostname }: Lies) => domain;

  return {
    id,
    /** The browser's answer after making the passkey. */
    made({ challenge }: Asked, lies: Lies = {}) {
      const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([
        authenticatorData(domainOf(lies), flagsOf(lies) | HAS_KEY),
        Buffer.alloc(16),
        length,
        credentialId,
        isoCBOR.encode(cose),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const client = clientData(lies.type ?? 'webauthn.create', challenge, lies.origin ?? site.origin);
      const response = {
        clientDataJSON: text(client),
        attestationObject: text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
    /** The answer to a challenge, signed with the passkey. */
    answer({ challenge }: Asked, lies: Lies = {}) {
      const authData = authenticatorData(domainOf(lies), flagsOf(lies));
      const client = clientData(lies.type ?? 'webauthn.get', challenge, lies.origin ?? site.origin);
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(authData),
        signature: text(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
        userHandle: text(Buffer.from(lies.account ?? site.accountId)),
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
    /** Turns the use counter back, as an earlier copy of the passkey would show it. */
    runBack(uses: number) {
      counter -= uses;
    },
  };
}
