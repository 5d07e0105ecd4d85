import { createHash, webcrypto } from 'node:crypto';
import { SignPdf } from '@signpdf/signpdf';
import { Signer } from '@signpdf/utils';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import { type SealWords, withPlaceForSeal } from './seal-place.ts';

/** The key that seals files: a private key (PKCS #8) and its certificate, in PEM, one after the other. */
export type SealKey = { readonly pem: string };

/** What a file is sealed with. */
export type Sealing = SealWords & {
  readonly key: SealKey;
  /** The server that certifies the time of sealing (RFC 3161); undefined: no server is asked. */
  readonly timeServer: string | undefined;
};

const SHA256 = 'SHA-256';
const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: SHA256 } as const;
const KEY_BITS = 3_072;
const YEARS = 15;
const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
  commonName: '2.5.4.3',
  organization: '2.5.4.10',
  keyUsage: '2.5.29.15',
} as const;
/** The room for a signature, with a time stamp and its certificate chain. */
const PLACE_BYTES = 24_000;
const TIME_SERVER_MS = 10_000;
const LONGEST_STAMP = 64 * 1024;

const pem = (label: string, der: ArrayBuffer) =>
  `-----BEGIN ${label}-----\n${Buffer.from(der).toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END ${label}-----\n`;

function derIn(text: string, label: string): ArrayBuffer {
  const found = new RegExp(`-----BEGIN ${label}-----([\\w+/=\\s]+)-----END ${label}-----`).exec(text)?.[1];
  if (found === undefined) throw new Error(`The key that files are sealed with has no ${label}`);
  return exact(Buffer.from(found, 'base64'));
}

/** Copies the bytes into a buffer of exactly their length, because the library reads the whole buffer. */
const exact = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

/** Makes a key with a self-signed certificate. */
export async function makeSealKey(owner: string, now: Date): Promise<SealKey> {
  const pair = await webcrypto.subtle.generateKey(
    { ...RSA, modulusLength: KEY_BITS, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({
    valueHex: exact(Buffer.concat([Buffer.from([1]), webcrypto.getRandomValues(Buffer.alloc(15))])),
  });
  for (const name of [certificate.issuer, certificate.subject]) {
    for (const type of [OID.commonName, OID.organization]) {
      name.typesAndValues.push(
        new pkijs.AttributeTypeAndValue({ type, value: new asn1.Utf8String({ value: owner }) }),
      );
    }
  }
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(now.getTime() + YEARS * 365.25 * 86_400_000);
  const usage = new Uint8Array([0b1100_0000]);
  certificate.extensions = [
    new pkijs.Extension({
      extnID: OID.keyUsage,
      critical: true,
      extnValue: new asn1.BitString({ valueHex: usage.buffer, unusedBits: 6 }).toBER(),
    }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey as CryptoKey);
  await certificate.sign(pair.privateKey as CryptoKey, SHA256);
  const key = await webcrypto.subtle.exportKey('pkcs8', pair.privateKey);
  return { pem: pem('PRIVATE KEY', key) + pem('CERTIFICATE', certificate.toSchema(true).toBER()) };
}

const certificateOf = ({ pem: text }: SealKey) => pkijs.Certificate.fromBER(derIn(text, 'CERTIFICATE'));

/** The SHA-256 of the certificate, which people compare to recognize it. */
export function fingerprintOf({ pem: text }: SealKey): string {
  return createHash('sha256')
    .update(Buffer.from(derIn(text, 'CERTIFICATE')))
    .digest('hex');
}

/** Seals a file, so that any PDF reader shows later changes. Throws when the time server does not answer. */
export async function seal(bytes: Uint8Array, how: Sealing): Promise<Uint8Array> {
  const placed = await withPlaceForSeal(bytes, how, PLACE_BYTES);
  const signer = new KeySigner(how.key, how.at, how.timeServer);
  return new SignPdf().sign(placed, signer, how.at);
}

class KeySigner extends Signer {
  readonly #key: SealKey;
  readonly #at: Date;
  readonly #timeServer: string | undefined;

  constructor(key: SealKey, at: Date, timeServer: string | undefined) {
    super();
    this.#key = key;
    this.#at = at;
    this.#timeServer = timeServer;
  }

  override async sign(content: Buffer): Promise<Buffer> {
    const certificate = certificateOf(this.#key);
    const privateKey = await webcrypto.subtle.importKey(
      'pkcs8',
      derIn(this.#key.pem, 'PRIVATE KEY'),
      RSA,
      false,
      ['sign'],
    );
    const digest = createHash('sha256').update(content).digest();
    const attribute = (type: string, value: unknown) => new pkijs.Attribute({ type, values: [value] });
    const signed = new pkijs.SignedData({
      version: 1,
      encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: OID.data }),
      certificates: [certificate],
      signerInfos: [
        new pkijs.SignerInfo({
          version: 1,
          sid: new pkijs.IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          signedAttrs: new pkijs.SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              attribute(OID.contentType, new asn1.ObjectIdentifier({ value: OID.data })),
              attribute(OID.signingTime, new asn1.UTCTime({ valueDate: this.#at })),
              attribute(OID.messageDigest, new asn1.OctetString({ valueHex: exact(digest) })),
            ],
          }),
        }),
      ],
    });
    await signed.sign(privateKey as CryptoKey, 0, SHA256, exact(content));
    const [info] = signed.signerInfos;
    if (this.#timeServer && info) {
      const stamp = await stampOf(this.#timeServer, Buffer.from(info.signature.valueBlock.valueHexView));
      info.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({
        type: 1,
        attributes: [attribute(OID.timeStamp, stamp)],
      });
    }
    const envelope = new pkijs.ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) });
    return Buffer.from(envelope.toSchema().toBER());
  }
}

/** A time server's stamp for these bytes. */
async function stampOf(server: string, bytes: Buffer): Promise<unknown> {
  const imprint = createHash('sha256').update(bytes).digest();
  const request = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' }),
      hashedMessage: new asn1.OctetString({ valueHex: exact(imprint) }),
    }),
    nonce: new asn1.Integer({
      valueHex: exact(Buffer.concat([Buffer.from([1]), webcrypto.getRandomValues(Buffer.alloc(7))])),
    }),
    certReq: true,
  });
  const answer = await fetch(server, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: request.toSchema().toBER(),
    signal: AbortSignal.timeout(TIME_SERVER_MS),
  });
  if (!answer.ok) throw new Error(`The time server answered ${answer.status}`);
  const body = await answer.arrayBuffer();
  if (body.byteLength > LONGEST_STAMP) throw new Error('The time server answered too much');
  const told = pkijs.TimeStampResp.fromBER(body);
  const token = told.timeStampToken;
  if (![0, 1].includes(told.status.status) || !token) throw new Error('The time server refused');
  if (!imprintIn(token).equals(imprint)) throw new Error('The time server stamped something else');
  return token.toSchema();
}

function timeInfoIn(token: pkijs.ContentInfo): pkijs.TSTInfo {
  const signed = new pkijs.SignedData({ schema: token.content });
  const content = signed.encapContentInfo.eContent?.getValue();
  if (!content) throw new Error('A time stamp without a time');
  return pkijs.TSTInfo.fromBER(content);
}

const imprintIn = (token: pkijs.ContentInfo) =>
  Buffer.from(timeInfoIn(token).messageImprint.hashedMessage.valueBlock.valueHexView);

/** What the seal of a file shows. */
export type SealSeen = {
  /** Whether the seal covers every byte of the file except itself. */
  readonly coversAll: boolean;
  /** Whether the bytes are those that were sealed with the certificate's key, unchanged. */
  readonly isWhole: boolean;
  /** The SHA-256 of the certificate in the seal. */
  readonly fingerprint: string | null;
  /** When the time server stamped the seal; null: it has no valid time stamp. */
  readonly stampedAt: string | null;
};

const NOTHING: SealSeen = { coversAll: false, isWhole: false, fingerprint: null, stampedAt: null };

/** Checks a file's seal. Never throws: a seal that cannot be read counts as none. */
export async function seeSeal(bytes: Uint8Array): Promise<SealSeen> {
  try {
    return await readSeal(Buffer.from(bytes));
  } catch {
    return NOTHING;
  }
}

async function readSeal(file: Buffer): Promise<SealSeen> {
  const text = file.toString('latin1');
  const ranges = [...text.matchAll(/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\] *\/?/g)].at(-1);
  if (!ranges) return NOTHING;
  const [from = 0, length = 0, again = 0, rest = 0] = ranges.slice(1, 5).map(Number);
  const hex = text.slice(length + 1, again - 1);
  const coversAll =
    from === 0 &&
    text[length] === '<' &&
    text[again - 1] === '>' &&
    again + rest === file.length &&
    /^[0-9a-f]+$/.test(hex);
  if (!coversAll) return NOTHING;
  const content = Buffer.concat([file.subarray(0, length), file.subarray(again)]);
  const padded = Buffer.from(hex, 'hex');
  const parsed = asn1.fromBER(exact(padded));
  // Only zero bytes may follow the signature, to fill its place.
  if (parsed.offset < 0 || padded.subarray(parsed.offset).some((byte) => byte !== 0)) return NOTHING;
  const signed = new pkijs.SignedData({ schema: new pkijs.ContentInfo({ schema: parsed.result }).content });
  const certificate = signed.certificates?.find((one) => one instanceof pkijs.Certificate);
  const [info] = signed.signerInfos;
  const isWhole = await signed
    .verify({ signer: 0, data: exact(content), checkChain: false })
    .catch(() => false);
  const [stamp] = info?.unsignedAttrs?.attributes ?? [];
  const token = stamp && new pkijs.ContentInfo({ schema: stamp.values[0] });
  const signature = createHash('sha256')
    .update(Buffer.from(info?.signature.valueBlock.valueHexView ?? []))
    .digest();
  const isStamped = token !== undefined && imprintIn(token).equals(signature);
  return {
    coversAll,
    isWhole: isWhole && (token === undefined || isStamped),
    fingerprint: certificate
      ? createHash('sha256')
          .update(Buffer.from(certificate.toSchema(true).toBER()))
          .digest('hex')
      : null,
    stampedAt: isStamped ? timeInfoIn(token).genTime.toISOString() : null,
  };
}
