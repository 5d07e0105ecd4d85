import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package as the lock file lists it. */
export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  /** As its author wrote it: in most cases an SPDX expression. */
  readonly license: string;
  /** `sha512-…`; undefined for a package that does not come from a registry. */
  readonly integrity: string | undefined;
  /** Used only to build and to test. */
  readonly isForDevelopment: boolean;
};

/** The packages of the lock file, sorted by name, each name and version once. */
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
