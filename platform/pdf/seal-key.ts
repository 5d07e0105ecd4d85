import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const HINT =
  'It must hold an RSA private key (PKCS #8, without a password) and its certificate, in PEM, one after the other.';

/**
 * Checks, before anybody signs, that the file in the setting can seal documents.
 *
 * @throws an Error with a sentence for the person who starts the site
 */
export async function refuseUnfitSealKey(file: string): Promise<void> {
  const pem = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`SEAL_KEY_FILE names ${file}, which cannot be read (${error.code}).`);
  });
  const why = problemOf(pem);
  if (why) throw new Error(`SEAL_KEY_FILE names ${file}, ${why}. ${HINT}`);
}

function problemOf(pem: string): string | undefined {
  // The sealing code reads only these kinds of PEM blocks.
  const [keyPem] = /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----/.exec(pem) ?? [];
  const [certificatePem] = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.exec(pem) ?? [];
  if (!keyPem) return 'in which there is no such key';
  if (!certificatePem) return 'in which there is no certificate';
  try {
    const key = createPrivateKey(keyPem);
    if (key.asymmetricKeyType !== 'rsa') return 'whose key is of another kind';
    return new X509Certificate(certificatePem).checkPrivateKey(key)
      ? undefined
      : 'whose first certificate is not that of its key';
  } catch {
    return 'in which something is damaged';
  }
}
