import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { assetsOf } from '../app/audience.ts';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../core/language.ts';
import { keepFormerFiles } from './former-files.ts';

/**
 * `npm run build`: builds the server and the browser's files of the first language, then the browser's files of each other
 * language. It builds in a separate folder and moves it into place once complete, so that a running site goes on serving. It also
 * keeps the files of earlier builds, which pages that are still open may fetch.
 */
const root = path.resolve(import.meta.dirname, '..');
const place = path.resolve(root, process.env.BUILD_DIR ?? 'build');
const folder = path.join('.tmp', `making-${path.basename(place)}`);
const command = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');

function build(language: Language, into: string): Promise<void> {
  const env = { ...process.env, BUILD_LANGUAGE: language, BUILD_DIR: into };
  const child = spawn(process.execPath, [command, 'build'], { cwd: root, env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The ${language} files could not be built`)),
    );
  });
}

rmSync(path.join(root, folder), { recursive: true, force: true });
await build(FIRST_LANGUAGE, folder);
await Promise.all(
  LANGUAGES.filter((language) => language !== FIRST_LANGUAGE).map(async (language) => {
    const own = path.join(folder, language);
    await build(language, own);
    const files = path.join(own, 'client', assetsOf(language));
    // All languages share the first one's style sheets and fonts. Their names are hashes of the content, so they must match.
    const shared = path.join('client', assetsOf(FIRST_LANGUAGE));
    for (const entry of readdirSync(path.join(root, own, shared), { withFileTypes: true }))
      if (entry.isFile() && !existsSync(path.join(root, folder, shared, entry.name)))
        throw new Error(`The ${language} files have a ${entry.name} of their own`);
    renameSync(path.join(root, files), path.join(root, folder, 'client', assetsOf(language)));
    rmSync(path.join(root, own), { recursive: true });
  }),
);

const made = path.join(root, folder);
const former = `${made}-former`;
rmSync(former, { recursive: true, force: true });
if (existsSync(place)) {
  const assets = path.join('client', assetsOf(FIRST_LANGUAGE));
  if (existsSync(path.join(place, assets)))
    keepFormerFiles(path.join(place, assets), path.join(made, assets));
  renameSync(place, former);
}
mkdirSync(path.dirname(place), { recursive: true });
renameSync(made, place);
rmSync(former, { recursive: true, force: true });
