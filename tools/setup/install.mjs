import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './command.mjs';
import { underSetupLock } from './lock.mjs';
import { SetupProblem } from './problem.mjs';
import { projectNode, root } from './project.mjs';

const stamp = path.join(root, 'node_modules', '.miami-flow-lock-hash');

/**
 * Makes sure that node_modules matches the lock file and that its Node is the pinned version.
 *
 * @returns {Promise<string>} the absolute path of that Node
 */
export async function ensureInstalled() {
  const wanted = lockHash();
  if (isInstalled(wanted) && (await nodeProblem()) === undefined) return projectNode;
  return await underSetupLock(async () => {
    if (!isInstalled(wanted) || (await nodeProblem()) !== undefined) await install(wanted);
    return projectNode;
  });
}

function lockHash() {
  try {
    const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
    return hash.update(`${process.platform}-${process.arch}`).digest('hex');
  } catch {
    throw new SetupProblem('package-lock.json is missing: this is not a complete clone.');
  }
}

function isInstalled(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

async function install(wanted) {
  if (!(await isUpToDateByHand())) {
    process.stdout.write('Installing dependencies (once, takes about a minute) …\n');
    const { program, parameters } = npm();
    const result = await run(
      program,
      [
        ...parameters,
        'ci',
        // Overrides the user's and the environment's settings by which npm would leave something out.
        '--include=dev',
        '--include=optional',
        '--ignore-scripts=false',
        '--engine-strict=false',
        '--no-audit',
        '--no-fund',
      ],
      { cwd: root, env: environmentOfTheSystem() },
    );
    if (!result.ok)
      throw new SetupProblem(`The dependencies could not be installed: ${reasonOf(result.output)}`);
  }
  const problem = await nodeProblem();
  if (problem !== undefined) throw new SetupProblem(problem);
  writeFileSync(stamp, wanted);
}

/**
 * Whether somebody has already run npm by hand: npm's own record of installed packages matches the lock file. Optional packages
 * may be absent, since most are for other platforms.
 */
async function isUpToDateByHand() {
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  const locked = readPackages(path.join(root, 'package-lock.json'));
  if (installed === undefined || locked === undefined) return false;
  const isComplete = Object.entries(locked).every(([at, entry]) => {
    if (at === '') return true;
    const there = installed[at];
    return there === undefined ? entry.optional === true : there.version === entry.version;
  });
  return isComplete && (await nodeProblem()) === undefined;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** One sentence on what is wrong with the Node in node_modules; undefined if nothing is. */
async function nodeProblem() {
  const pinned = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).dependencies.node;
  if (!existsSync(projectNode)) {
    return `Node ${pinned} is missing in node_modules/node/bin although it was installed: the package "node" may have no version for ${process.platform}-${process.arch}.`;
  }
  const result = await run(projectNode, ['--version']);
  if (!result.ok)
    return `Node ${pinned} in node_modules does not run on this system: ${lastLine(result.output)}`;
  const version = result.stdout.trim().replace(/^v/, '');
  if (version !== pinned)
    return `node_modules has Node ${version} where package.json wants ${pinned}: delete node_modules and try again.`;
  return undefined;
}

function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  // Under npm start, use the npm and the Node that run it: the Node that is first on the path is the one about to be replaced.
  if (script !== undefined && node !== undefined && /npm-cli\.c?js$/.test(script)) {
    return { program: node, parameters: [script] };
  }
  return { program: 'npm', parameters: [] };
}

function environmentOfTheSystem() {
  const { NODE_ENV: _, ...env } = process.env;
  const ours = path.join(root, 'node_modules');
  const others = (env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(ours));
  return { ...env, PATH: others.join(path.delimiter) };
}

function reasonOf(output) {
  if (/ENOENT/.test(output) && /spawn npm/.test(output)) return 'npm was not found.';
  if (/ENOSPC/.test(output)) return 'the disk is full.';
  if (/EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(output)) {
    return `the package registry can't be reached (${output.match(/EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT/)?.[0] ?? 'network error'}).`;
  }
  if (/EACCES|EPERM|EROFS/.test(output)) return "node_modules can't be written by this user.";
  const errors = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .filter((line) => line !== '' && !/^(code |A complete log)/.test(line));
  return errors[0] ?? lastLine(output);
}

function lastLine(output) {
  return output.trim().split('\n').at(-1) || 'it gave no reason.';
}
