import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A self-signed certificate and its key, for a test's own TLS proxy. */
export type Certificate = { readonly cert: string; readonly key: string };

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OID = 0x06;
const UTF8 = 0x0c;
const GENERALIZED_TIME = 0x18;
/** Context-specific tags, which identify fields by number: version, extensions, DNS name. */
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const DNS_NAME = 0x82;

/** One DER element (X.690): its tag, its length and its content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const oid = (hex: string) => der(OID, Buffer.from(hex, 'hex'));
const ECDSA_WITH_SHA256 = der(SEQUENCE, oid('2a8648ce3d040302'));
const COMMON_NAME = oid('550403');
const SUBJECT_ALT_NAME = oid('551d11');

const time = (at: Date) =>
  der(GENERALIZED_TIME, Buffer.from(`${at.toISOString().replace(/[-:T]|\.\d+Z/g, '')}Z`));

/**
 * Makes a certificate for a host, valid from yesterday until tomorrow. It is made in code, so that tests need no other
 * program.
 */
export function makeCertificate(host: string): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(host)))));
  const dayMs = 86_400_000;
  const names = der(SEQUENCE, der(DNS_NAME, Buffer.from(host)));
  const signed = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, time(new Date(Date.now() - dayMs)), time(new Date(Date.now() + dayMs))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS, der(SEQUENCE, der(SEQUENCE, SUBJECT_ALT_NAME, der(OCTET_STRING, names)))),
  );
  const signature = sign('sha256', signed, privateKey);
  const whole = der(SEQUENCE, signed, ECDSA_WITH_SHA256, der(BIT_STRING, Buffer.from([0]), signature));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: pem(privateKey),
  };
}

function pem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}
