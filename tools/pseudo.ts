import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * `npm run pseudo`: builds the site in no language ("[Šéé ýåçĥţš]") into a folder of its own, walks every page and staff screen of it,
 * and fails for each text that is said in plain letters and was written by nobody: it is in no catalogue. What follows `--` goes
 * to Playwright (`npm run pseudo -- -g /contact`); PSEUDO_BUILT=1 takes the build that is there.
 */
const root = path.resolve(import.meta.dirname, '..');
const env = { ...process.env, PSEUDO_LANGUAGE: 'on', BUILD_DIR: path.join('.tmp', 'pseudo') };
const run = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;

const built = process.env.PSEUDO_BUILT === '1' ? 0 : run('tools/build.ts');
process.exitCode =
  built ||
  run(
    path.join('node_modules', '@playwright', 'test', 'cli.js'),
    'test',
    ...['--config', 'playwright.pseudo.config.ts', ...process.argv.slice(2)],
  );
