import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * `npm run pseudo`: builds the site with pseudo-text ("[Šéé ýåçĥţš]") into its own folder and visits every page and staff screen.
 * Fails for each text in plain letters that no person has entered: such a text is missing from the catalogues. What follows `--`
 * goes to Playwright (`npm run pseudo -- -g /contact`); PSEUDO_BUILT=1 uses the existing build.
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
