import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './setup/browser.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensurePoppler } from './setup/poppler.mjs';
import { orExplain, SetupProblem } from './setup/problem.mjs';
import { root } from './setup/project.mjs';
import { withoutSettings } from './setup/settings.mjs';
import { openTestFolder } from './setup/test-folder.mjs';

// npm test: installs what is missing, runs every suite, and ends with one line of totals. This is plain JavaScript for Node 20
// that uses only the standard library, because it runs before anything is installed.
// npm test -- --only unit,e2e runs only these suites.

/**
 * `minutes` is the time after which a suite certainly hangs: five times what it takes on an idle machine, because a shared one
 * may be three times as slow. `steps` are commands of node_modules/.bin; each runs only if the ones before succeeded. `counts`
 * names the test runner whose report has the counts; a suite without it counts as one check. Suites of one `lane` run one after
 * the other, beside those of the other lane, because suites that wait for a database or for a killed process leave a third of two
 * cores unused. A suite without a lane runs after them and alone, because browsers use all cores.
 */
const suites = [
  { name: 'types', lane: 'checks', minutes: 15, steps: [['react-router', 'typegen'], ['tsc']] },
  { name: 'lint', lane: 'checks', minutes: 15, steps: [['biome', 'ci', '--max-diagnostics=50', '.']] },
  {
    name: 'structure',
    lane: 'checks',
    minutes: 5,
    steps: [
      ['node', 'tools/structure.ts'],
      ['node', 'tools/asvs.ts'],
      ['node', 'tools/licenses.ts'],
    ],
  },
  { name: 'dead-code', lane: 'checks', minutes: 15, steps: [['knip']] },
  { name: 'unit', lane: 'checks', minutes: 45, counts: 'vitest', steps: [['vitest', 'run']] },
  {
    name: 'attacks',
    lane: 'faults',
    minutes: 30,
    counts: 'vitest',
    steps: [['vitest', 'run', '--config', 'vitest.attacks.config.ts']],
  },
  { name: 'build', lane: 'faults', minutes: 15, build: true },
  {
    name: 'faults',
    lane: 'faults',
    minutes: 45,
    counts: 'vitest',
    build: true,
    steps: [['vitest', 'run', '--config', 'vitest.faults.config.ts']],
  },
  {
    name: 'e2e',
    minutes: 120,
    counts: 'playwright',
    build: true,
    browser: true,
    steps: [['playwright', 'test']],
  },
];

const FAILURE_LINES = 12;

const chosen = chooseSuites(process.argv.slice(2));
const node = await orExplain(ensureInstalled);
const testFolder = await openTestFolder(node);
const env = environment();
// The browser may have to be installed: do that beside the first suites.
const browserSearch = chosen.some(({ browser }) => browser) ? findBrowser(node) : undefined;
browserSearch?.catch(() => {});
// Not beside the installation of the browser: the two would wait for apt's lock. Only the unit tests need poppler.
if (chosen.some(({ name }) => name === 'unit')) await ensurePoppler();
/** The processes in progress, each the leader of a process group. */
const running = new Set();

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.on(signal, () => {
    for (const child of running) stopGroup(child);
    testFolder.close().finally(() => process.exit(code));
  });
}

const counted = new Map();
const lanes = ['checks', 'faults']
  .map((lane) => chosen.filter((suite) => suite.lane === lane))
  .filter((suitesOfLane) => suitesOfLane.length > 0);
await Promise.all(lanes.map((suitesOfLane) => runLane(suitesOfLane, lanes.length > 1)));
await runLane(
  chosen.filter((suite) => suite.lane === undefined),
  false,
);
const results = chosen.map(({ name }) => ({ name, ...counted.get(name) }));

await testFolder.close();

process.stdout.write('\n');
for (const { name, passed, failed, skipped, seconds } of results) {
  const state = failed === 0 ? 'ok    ' : 'FAILED';
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  process.stdout.write(
    `${state} ${name.padEnd(10)} ${passed} passed, ${failed} failed${left} (${seconds.toFixed(1)} s)\n`,
  );
}
for (const { name, messages = [] } of results) {
  if (messages.length > 0) process.stdout.write(`\n${name}\n${messages.join('\n')}\n`);
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

/** Runs the suites of a lane in turn. If another lane runs beside it, prints the output of a suite only when it ends. */
async function runLane(suitesOfLane, besideEachOther) {
  for (const suite of suitesOfLane) {
    const heading = `\n── ${suite.name} ──\n`;
    const kept = [];
    const say = besideEachOther ? (text) => kept.push(text) : (text) => process.stdout.write(text);
    process.stdout.write(besideEachOther ? `── ${suite.name} begins ──\n` : heading);
    const began = Date.now();
    const counts = await runSuite(suite, say);
    counted.set(suite.name, { ...counts, seconds: (Date.now() - began) / 1000 });
    if (besideEachOther) process.stdout.write([heading, ...kept].join(''));
  }
}

async function runSuite(suite, say) {
  const fails = { passed: 0, failed: 1, skipped: 0 };
  try {
    const variables = {};
    if (suite.browser) {
      const browser = await browserSearch;
      if (browser === undefined) {
        throw new SetupProblem('No browser could be found or installed: set CHROMIUM to the path of one.');
      }
      variables.CHROMIUM = browser.path;
      variables.CHROMIUM_SANDBOX = browser.sandbox ? 'on' : 'off';
    }
    if (suite.build) await ensureBuilt(node);
    return await runSteps(suite, variables, say);
  } catch (error) {
    say(`${error instanceof SetupProblem ? error.message : error.stack}\n`);
    return fails;
  }
}

async function runSteps(suite, variables, say) {
  const report = path.join(testFolder.path, `report-${suite.name}.json`);
  const reporting = {
    vitest: { options: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] },
    playwright: { options: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  }[suite.counts];
  let ok = true;
  for (const [program, ...parameters] of suite.steps ?? []) {
    const command = [program, ...parameters, ...(reporting?.options ?? [])];
    ok &&= await runStep(command, suite, { ...env, ...variables, ...reporting?.env }, say);
  }
  if (suite.counts === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const counts = readCounts(suite.counts, report);
  // A test file that does not load, or a run that was cut off, reports no failed test: count it as one.
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
    const failures = result.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => inShort(fullName, failureMessages));
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
      messages: failures,
    };
  }
  const { expected, unexpected, flaky, skipped } = result.stats;
  const failures = specsOf(result)
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results: runs }) => runs.flatMap((run) => run.errors));
      return inShort(
        title,
        errors.map(({ message }) => message),
      );
    });
  const stoodStill = specsOf(result)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `STOOD STILL at first, and held in a new browser: ${title}`);
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    messages: [...failures, ...stoodStill],
  };
}

/** All specs of a report; a file's groups can contain groups. */
function specsOf({ specs = [], suites: inner = [] }) {
  return [...specs, ...inner.flatMap(specsOf)];
}

/** The first lines of a failure, to print after all other output: people look there first, and logs often keep only that. */
function inShort(title, messages) {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, FAILURE_LINES);
  return [`FAILED ${title}`, ...lines.map((line) => `  ${line.slice(0, 200)}`)].join('\n');
}

function runStep([program, ...parameters], suite, variables, say) {
  return new Promise((resolve) => {
    // The suite leads its own process group, so that no process that it has started outlives it.
    const child = spawn(path.join(root, 'node_modules', '.bin', program), parameters, {
      cwd: root,
      env: variables,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
    const timer = setTimeout(() => {
      say(`${suite.name} was stopped after ${suite.minutes} minutes.\n`);
      stopGroup(child);
    }, suite.minutes * 60_000);
    child.once('error', (error) => {
      say(`${program}: ${error.message}\n`);
      clearTimeout(timer);
      running.delete(child);
      resolve(false);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      stopGroup(child);
      running.delete(child);
      // Wait for the last lines, but not for long: a process that has left the group may hold the pipe open as long as it lives.
      const end = () => {
        clearTimeout(drain);
        child.stdout.destroy();
        child.stderr.destroy();
        resolve(code === 0);
      };
      const drain = setTimeout(end, 5_000);
      child.once('close', end);
    });
  });
}

function stopGroup(child) {
  if (child?.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Every process of the group has ended.
  }
}

/** The environment of the suites: the project's own Node, and none of this machine's site settings. */
function environment() {
  const bin = path.join(root, 'node_modules', '.bin');
  return {
    ...withoutSettings(process.env),
    TMPDIR: testFolder.path,
    PATH: [path.dirname(node), bin, process.env.PATH ?? ''].join(path.delimiter),
  };
}
