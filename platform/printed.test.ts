import { afterEach, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { endWithCause, printInLines } from './printed.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const one of undo.splice(0)) one();
});

function aLog() {
  const logged: Record<string, unknown>[] = [];
  return { logged, log: createLog('debug', { write: (line) => void logged.push(JSON.parse(line)) }) };
}

/** The console that a library prints with. */
const printer: Console = globalThis.console;
const CANARY = 'ana@visitors.example';

it('what libraries print is a line of the log, and says nothing that a visitor may have said', () => {
  const { log, logged } = aLog();
  undo.push(printInLines(log));
  printer.error(new TypeError(`cannot read ${CANARY}`));
  printer.error('The page of %s failed', CANARY, new Error(CANARY));
  printer.warn('Deprecated', { email: CANARY });
  printer.log(CANARY.length);
  undo.splice(0)[0]?.();
  expect(logged.map(({ level, name, text }) => [level, name, text])).toEqual([
    [50, 'TypeError', undefined],
    [50, 'Error', 'The page of … failed'],
    [40, undefined, 'Deprecated'],
    [30, undefined, undefined],
  ]);
  expect(JSON.stringify(logged)).toContain('printed.test.ts');
  expect(JSON.stringify(logged)).not.toContain(CANARY);
});

it('what nobody has caught ends the process with its cause and a code that is not 0', async () => {
  const { log, logged } = aLog();
  const ended: number[] = [];
  const before = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  undo.push(() => {
    for (const listener of before) process.on('uncaughtException', listener);
  });
  undo.push(endWithCause(log, (code) => void ended.push(code)));
  const [end] = process.listeners('uncaughtException');
  end?.(Object.assign(new RangeError(CANARY), { code: 'ENOWAY' }), 'unhandledRejection');
  await expect.poll(() => ended).toEqual([1]);
  expect(logged).toMatchObject([
    { level: 60, name: 'RangeError', code: 'ENOWAY', origin: 'unhandledRejection', msg: 'the process ends' },
  ]);
  expect(JSON.stringify(logged)).not.toContain(CANARY);
});
