import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lockedPackages } from './locked-packages.ts';

/**
 * `npm run -s sbom > sbom.json`: lists every package of the lock file as CycloneDX 1.6; the same lock file always gives the same
 * document. npm's own command cannot do it: it refuses a project in which a peer dependency asks for "latest" (lighthouse).
 */
const root = path.resolve(import.meta.dirname, '..');
const own = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
};

const purlOf = (name: string, version: string) =>
  `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}@${version}`;

const digest = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
/** A UUID made from the lock file's hash (RFC 9562, version 8). */
const serial = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`;

const document = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  serialNumber: `urn:uuid:${serial}`,
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': purlOf(own.name, own.version),
      name: own.name,
      version: own.version,
    },
  },
  components: lockedPackages(root).map(({ name, version, license, integrity, isForDevelopment }) => ({
    type: 'library',
    'bom-ref': purlOf(name, version),
    name,
    version,
    scope: isForDevelopment ? 'excluded' : 'required',
    purl: purlOf(name, version),
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(integrity?.startsWith('sha512-')
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] }
      : {}),
  })),
};

process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
