import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package as the lock file has it: what an install fetches, byte for byte. */
export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  /** As its author wrote it: an SPDX expression, in most cases. */
  readonly license: string;
  /** `sha512-…`; absent for what is fetched otherwise. */
  readonly integrity: string | undefined;
  /** Needed to build and to test only. */
  readonly isForDevelopment: boolean;
};

/** The packages of the lock file, each name and version once, by name. */
export function lockedPackages(root: string): LockedPackage[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<
      string,
      { version?: string; license?: string; integrity?: string; dev?: boolean; name?: string }
    >;
  };
  const found = new Map<string, LockedPackage>();
  for (const [place, { version = '', license = '', integrity, dev, name: alias }] of Object.entries(
    lock.packages,
  )) {
    if (place === '') continue;
    const name = alias ?? place.replace(/^.*node_modules\//, '');
    const known = found.get(`${name}@${version}`);
    const isForDevelopment = (dev ?? false) && (known?.isForDevelopment ?? true);
    found.set(`${name}@${version}`, { name, version, license, integrity, isForDevelopment });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
