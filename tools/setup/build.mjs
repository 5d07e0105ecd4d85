import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './command.mjs';
import { underSetupLock } from './lock.mjs';
import { SetupProblem } from './problem.mjs';
import { root } from './project.mjs';

const buildFolder = path.join(root, 'build');
const stamp = path.join(buildFolder, '.sources-hash');
const sources = [
  'app',
  'features',
  'ui',
  'core',
  'platform',
  'site',
  'words',
  'database',
  'media',
  'public',
  'vite.config.ts',
  // The build's program, and the modules that the build's settings import.
  'tools/build.ts',
  'tools/former-files.ts',
  'tools/one-language.ts',
  'tools/precompress.ts',
  'tools/public-shares.ts',
  'tools/staff-files.ts',
  'tools/late-parts.ts',
  'tools/one-drizzle.ts',
  'tools/without-eval.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const isText = /\.(tsx?|mts|mjs|css|json|sql|html|svg)$/;
const isTest = /\.test\.\w+$/;

/**
 * Builds when a source has changed since the last build that succeeded.
 *
 * @param {string} node the Node to build with
 */
export async function ensureBuilt(node) {
  if (isFresh(sourcesHash())) return;
  await underSetupLock(async () => {
    // Take the hash before building: if somebody edits a source meanwhile, the next start builds again.
    const hash = sourcesHash();
    if (isFresh(hash)) return;
    process.stdout.write('Building the site …\n');
    rmSync(stamp, { force: true });
    const result = await run(node, [path.join(root, 'tools', 'build.ts')], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (!result.ok) {
      process.stderr.write(result.output);
      throw new SetupProblem('The site could not be built: see above.');
    }
    mkdirSync(buildFolder, { recursive: true });
    writeFileSync(stamp, hash);
  });
}

function isFresh(hash) {
  return (
    existsSync(path.join(buildFolder, 'server', 'index.js')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  );
}

/** Hashes text files by content, so that new times alone cause no build, but pictures by size and time, for speed. */
export function sourcesHash(folder = root) {
  const hash = createHash('sha256');
  for (const name of sources) {
    const at = path.join(folder, name);
    if (existsSync(at)) add(hash, at, name);
  }
  return hash.digest('hex');
}

function add(hash, at, name) {
  const stat = statSync(at);
  if (stat.isDirectory()) {
    for (const entry of readdirSync(at).sort()) {
      if (!isTest.test(entry)) add(hash, path.join(at, entry), `${name}/${entry}`);
    }
    return;
  }
  hash.update(`\0${name}\0`);
  if (isText.test(name)) hash.update(readFileSync(at));
  else hash.update(`${stat.size} ${stat.mtimeMs}`);
}
