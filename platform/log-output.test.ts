import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script in a process of its own, with this many I/O threads, that logs to the file. Returns how the process ended. */
function run(file: string, script: string, threads = 4) {
  const output = openSync(file, 'w');
  try {
    const begin = `import { createLog } from '#platform/log.ts';
      import { endWithCause, printInLines, say } from '#platform/printed.ts';
      const log = createLog('info'); printInLines(log); endWithCause(log);`;
    return spawnSync(process.execPath, ['--input-type=module', '-e', begin + script], {
      cwd: path.resolve(import.meta.dirname, '..'),
      stdio: ['ignore', output, 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, UV_THREADPOOL_SIZE: String(threads) },
      timeout: 60_000,
      killSignal: 'SIGKILL',
    });
  } finally {
    closeSync(output);
  }
}

/** A device that answers every write with "no space left". */
const FULL = '/dev/full';
const PLENTY = `for (let i = 0; i < 2000; i += 1) log.info({ i }, 'a line of the log, of which there are many');`;

it.skipIf(!existsSync(FULL))('a disk that is full under the log ends nothing, and holds nothing up', () => {
  const goesOn = `${PLENTY} say('open'); setTimeout(() => { ${PLENTY} console.log('on'); process.exitCode = 7; }, 1_500);`;
  expect(run(FULL, goesOn)).toMatchObject({ status: 7, signal: null });
  expect(run(FULL, `${PLENTY} setTimeout(() => { throw new Error('x'); });`)).toMatchObject({
    status: 1,
    signal: null,
  });
});

it('the last words come last, also when the lines before them still wait to be written', () => {
  const file = path.join(folder, 'late');
  // The only thread that writes is kept busy first.
  const busy = `const { pbkdf2 } = await import('node:crypto'); pbkdf2('a', 'b', 500_000, 64, 'sha512', () => {});`;
  const ended = run(file, `${busy} ${PLENTY} setTimeout(() => { throw new Error('x'); });`, 1);
  expect(ended.status).toBe(1);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.slice(0, -1).map((line) => JSON.parse(line).i)).toEqual(
    Array.from({ length: 2_000 }, (_, index) => index),
  );
  expect(lines.at(-1)).toContain('the process ends');
});

it('every line is written, each once and whole, the last words of a process too', () => {
  const file = path.join(folder, 'log');
  expect(run(file, `${PLENTY} setTimeout(() => { ${PLENTY} throw new Error('x'); }, 20);`).status).toBe(1);
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const numbers = Array.from({ length: 2_000 }, (_, index) => index);
  expect(lines.slice(0, -1).map(({ i }) => i)).toEqual([...numbers, ...numbers]);
  expect(lines.at(-1)).toMatchObject({ msg: 'the process ends' });
});
