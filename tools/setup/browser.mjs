import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './command.mjs';
import { root } from './project.mjs';

/**
 * @typedef {{ path: string, sandbox: boolean }} Browser
 */

/** Chromium without windows: its pages need two thirds of the resources that those of the full browser need. */
const WINDOWLESS = 'chromium-headless-shell';

/**
 * Finds a browser that starts, in this order: $CHROMIUM; a headless one on the path; as root (as in a container) a headless one
 * from the system's packages; any on the path; any from the system's packages (also by sudo, if it asks no password);
 * Playwright's own download.
 *
 * @param {string} node the Node to run Playwright's installer with
 * @returns {Promise<Browser | undefined>}
 */
export async function findBrowser(node) {
  const named = process.env.CHROMIUM;
  const windowless = () => [which(WINDOWLESS)];
  const onPath = () => ['chromium', 'chromium-browser', 'google-chrome'].map(which);
  return (
    (await firstThatStarts(named ? [which(named)] : [])) ??
    (await firstThatStarts(windowless())) ??
    (process.getuid?.() === 0 ? await installFromSystem(windowless, [WINDOWLESS]) : undefined) ??
    (await firstThatStarts(onPath())) ??
    (await installFromSystem(onPath, ['chromium', 'chromium-browser'])) ??
    (await downloadFromPlaywright(node))
  );
}

async function firstThatStarts(candidates) {
  for (const candidate of candidates) {
    if (candidate === undefined) continue;
    for (const sandbox of [true, false]) {
      if (await starts(candidate, sandbox)) return { path: candidate, sandbox };
    }
  }
  return undefined;
}

async function starts(program, sandbox) {
  const profile = mkdtempSync(path.join(tmpdir(), 'miami-flow-browser-'));
  try {
    const result = await run(
      program,
      [
        '--headless',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--no-first-run',
        ...(sandbox ? [] : ['--no-sandbox']),
        `--user-data-dir=${profile}`,
        '--dump-dom',
        'about:blank',
      ],
      { seconds: 30 },
    );
    return result.ok && result.stdout.includes('<html>');
  } finally {
    // The browser's helper processes may still write to it for a moment.
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The run of `apt-get update`, which all installations share. */
let updating;

const installFromSystem = (onPath, names) =>
  installPackages('a browser', names, () => firstThatStarts(onPath()));

/**
 * Installs these packages one by one until `find` finds something. Does nothing without apt-get, or if this user may not install.
 *
 * @param {string} what the name in the message on the terminal
 * @param {readonly string[]} names
 * @param {() => Promise<unknown>} find looks for what the package brings; undefined if it is not there
 */
export async function installPackages(what, names, find) {
  const aptGet = which('apt-get');
  if (aptGet === undefined) return undefined;
  const asRoot = await rootPrefix();
  if (asRoot === undefined) return undefined;
  process.stdout.write(`Installing ${what} for the tests …\n`);
  const apt = async (...parameters) => {
    const options = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=120', ...parameters];
    const [program, ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', aptGet, ...options];
    return (await run(program, rest, { seconds: 600 })).ok;
  };
  // A new machine has no package lists, or old ones. If the update fails, try to install with the lists that are there.
  updating ??= apt('update');
  await updating;
  for (const name of names) {
    if (!(await apt('install', '--no-install-recommends', name))) continue;
    const found = await find();
    if (found !== undefined) return found;
  }
  return undefined;
}

async function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  const sudo = which('sudo');
  if (sudo === undefined) return undefined;
  return (await run(sudo, ['-n', 'true'], { seconds: 10 })).ok ? [sudo, '-n'] : undefined;
}

async function downloadFromPlaywright(node) {
  const command = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  if (!existsSync(command)) return undefined;
  process.stdout.write('Downloading a browser for the tests …\n');
  await run(node, [command, 'install', 'chromium'], { cwd: root, seconds: 600 });
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const said = await run(node, ['-e', script], { cwd: root });
  const program = said.stdout.trim();
  return program === '' || !existsSync(program) ? undefined : await firstThatStarts([program]);
}

export function which(name) {
  const candidates = name.includes('/')
    ? [path.resolve(name)]
    : (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
  return candidates.find((candidate) => {
    try {
      accessSync(candidate, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
