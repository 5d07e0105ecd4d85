import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './setup/browser.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { orExplain, SetupProblem } from './setup/problem.mjs';
import { root } from './setup/project.mjs';
import { openTestFolder } from './setup/test-folder.mjs';

// npm test: installs what is missing, runs every suite one after the other, and ends with one line of totals.
// Plain JavaScript for Node 20 with nothing but its standard library, because it runs before anything is installed.
// npm test -- --only unit,e2e runs these suites alone.

/**
 * `steps` are commands of node_modules/.bin; a later one runs only when the earlier have succeeded.
 * `counts` says who counts its tests; a suite without it counts as one check.
 */
const suites = [
  { name: 'types', minutes: 5, steps: [['react-router', 'typegen'], ['tsc']] },
  { name: 'lint', minutes: 5, steps: [['biome', 'ci', '--max-diagnostics=50', '.']] },
  { name: 'structure', minutes: 1, steps: [['node', 'tools/structure.ts']] },
  { name: 'dead-code', minutes: 5, steps: [['knip']] },
  { name: 'unit', minutes: 20, counts: 'vitest', steps: [['vitest', 'run']] },
  {
    name: 'attacks',
    minutes: 10,
    counts: 'vitest',
    steps: [['vitest', 'run', '--config', 'vitest.attacks.config.ts']],
  },
  { name: 'build', minutes: 5, build: true },
  {
    name: 'faults',
    minutes: 20,
    counts: 'vitest',
    build: true,
    steps: [['vitest', 'run', '--config', 'vitest.faults.config.ts']],
  },
  {
    name: 'e2e',
    minutes: 45,
    counts: 'playwright',
    build: true,
    browser: true,
    steps: [['playwright', 'test']],
  },
];

const chosen = chooseSuites(process.argv.slice(2));
const node = await orExplain(ensureInstalled);
const testFolder = await openTestFolder(node);
const env = environment();
let browserSearch;
let current;

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.on(signal, () => {
    stopGroup(current);
    testFolder.close().finally(() => process.exit(code));
  });
}

const results = [];
for (const suite of chosen) {
  process.stdout.write(`\n── ${suite.name} ──\n`);
  const began = Date.now();
  const counts = await runSuite(suite);
  results.push({ name: suite.name, ...counts, seconds: (Date.now() - began) / 1000 });
}

await testFolder.close();

process.stdout.write('\n');
for (const { name, passed, failed, skipped, seconds } of results) {
  const state = failed === 0 ? 'ok    ' : 'FAILED';
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  process.stdout.write(
    `${state} ${name.padEnd(10)} ${passed} passed, ${failed} failed${left} (${seconds.toFixed(1)} s)\n`,
  );
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function chooseSuites(parameters) {
  const at = parameters.indexOf('--only');
  if (at === -1 && parameters.length === 0) return suites;
  const names = at === 0 ? (parameters[1] ?? '').split(',') : [];
  const found = suites.filter((suite) => names.includes(suite.name));
  if (found.length === 0 || found.length !== names.length || parameters.length !== 2) {
    process.stderr.write(`Usage: npm test -- --only ${suites.map((suite) => suite.name).join(',')}\n`);
    process.exit(2);
  }
  return found;
}

async function runSuite(suite) {
  const fails = { passed: 0, failed: 1, skipped: 0 };
  try {
    const variables = {};
    if (suite.browser) {
      browserSearch ??= findBrowser(node);
      const browser = await browserSearch;
      if (browser === undefined) {
        throw new SetupProblem('No browser could be found or installed: set CHROMIUM to the path of one.');
      }
      variables.CHROMIUM = browser.path;
      variables.CHROMIUM_SANDBOX = browser.sandbox ? 'on' : 'off';
    }
    if (suite.build) await ensureBuilt(node);
    return await runSteps(suite, variables);
  } catch (error) {
    process.stderr.write(`${error instanceof SetupProblem ? error.message : error.stack}\n`);
    return fails;
  }
}

async function runSteps(suite, variables) {
  const report = path.join(testFolder.path, `report-${suite.name}.json`);
  const reporting = {
    vitest: { options: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] },
    playwright: { options: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  }[suite.counts];
  let ok = true;
  for (const [program, ...parameters] of suite.steps ?? []) {
    ok &&= await runStep([program, ...parameters, ...(reporting?.options ?? [])], suite, {
      ...env,
      ...variables,
      ...reporting?.env,
    });
  }
  if (suite.counts === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const counts = readCounts(suite.counts, report);
  // A file that does not even load, or a run that was cut off, has no failing test to show for it.
  if (!ok && counts.failed === 0) counts.failed = 1;
  return counts;
}

function readCounts(kind, report) {
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  if (kind === 'vitest') {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = result;
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  }
  const { expected, unexpected, flaky, skipped } = result.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

function runStep([program, ...parameters], suite, variables) {
  return new Promise((resolve) => {
    // A group of its own, so that nothing the suite has started outlives it.
    const child = spawn(path.join(root, 'node_modules', '.bin', program), parameters, {
      cwd: root,
      env: variables,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    current = child;
    const timer = setTimeout(() => {
      process.stderr.write(`${suite.name} was stopped after ${suite.minutes} minutes.\n`);
      stopGroup(child);
    }, suite.minutes * 60_000);
    child.once('error', (error) => {
      process.stderr.write(`${program}: ${error.message}\n`);
      clearTimeout(timer);
      resolve(false);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      stopGroup(child);
      resolve(code === 0);
    });
  });
}

function stopGroup(child) {
  if (child?.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Everything in it has ended.
  }
}

/**
 * The suites run with the project's own Node, and without the settings of a site on this machine, so that they
 * never touch its data. Empty and not absent: an absent one would be read from the .env file.
 */
function environment() {
  const bin = path.join(root, 'node_modules', '.bin');
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  const settings = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => [name, '']);
  const { NODE_ENV: _, ...rest } = { ...process.env, ...Object.fromEntries(settings) };
  return {
    ...rest,
    TMPDIR: testFolder.path,
    PATH: [path.dirname(node), bin, process.env.PATH ?? ''].join(path.delimiter),
  };
}
