import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSealKey } from './seal.ts';
import { refuseUnfitSealKey } from './seal-key.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-seal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let pem: string;
let other: string;
beforeAll(async () => {
  const at = new Date('2026-03-06T14:30:00Z');
  [pem, other] = (await Promise.all(['One', 'Another'].map((owner) => makeSealKey(owner, at)))).map(
    (made) => made.pem,
  ) as [string, string];
});

const partOf = (text: string, label: string) =>
  new RegExp(`-----BEGIN ${label}-----[^-]+-----END ${label}-----\n`).exec(text)?.[0] ?? '';
const ellipticKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ format: 'pem', type: 'pkcs8' })
    .toString();

function check(text: string): Promise<void> {
  const file = path.join(folder, 'seal.pem');
  writeFileSync(file, text);
  return refuseUnfitSealKey(file);
}

it('what files can be sealed with is taken, in either order and with a chain behind it', async () => {
  await expect(check(pem)).resolves.toBeUndefined();
  const chain = partOf(pem, 'CERTIFICATE') + partOf(other, 'CERTIFICATE') + partOf(pem, 'PRIVATE KEY');
  await expect(check(chain)).resolves.toBeUndefined();
});

it('what they cannot be sealed with is refused with a sentence that says what is wrong, and shows nothing of it', async () => {
  const certificate = partOf(pem, 'CERTIFICATE');
  const cases: [string, string][] = [
    ['', 'in which there is no such key'],
    [pem.replaceAll('PRIVATE KEY', 'RSA PRIVATE KEY'), 'in which there is no such key'],
    [partOf(pem, 'PRIVATE KEY'), 'in which there is no certificate'],
    [partOf(other, 'PRIVATE KEY') + certificate, 'whose first certificate is not that of its key'],
    [ellipticKey() + certificate, 'whose key is of another kind'],
    [pem.replace(/KEY-----\n.{64}/, 'KEY-----\nAAAA'), 'in which something is damaged'],
  ];
  for (const [text, why] of cases) {
    const refused = await check(text).catch((error: Error) => error.message);
    expect(refused).toContain(`${why}. It must hold an RSA private key`);
    expect(refused).not.toContain('-----');
  }
  const missing = path.join(folder, 'missing.pem');
  await expect(refuseUnfitSealKey(missing)).rejects.toThrow(`${missing}, which cannot be read (ENOENT).`);
});
