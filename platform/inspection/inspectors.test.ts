import { afterEach, expect, test } from 'vitest';
import { TooBusy } from '#core/turns.ts';
import { type Inspectors, openInspectors } from './inspectors.ts';

type Told = { readonly word: string; readonly pid: number; readonly secrets: readonly string[] };

const opened: Inspectors<unknown>[] = [];
afterEach(() => {
  for (const inspectors of opened.splice(0)) void inspectors.close();
});

function open(limits: Partial<Parameters<typeof openInspectors>[0]> = {}) {
  const inspectors = openInspectors<Told>({
    entry: 'tests/support/told-inspector.ts',
    atOnce: 1,
    waiting: 10,
    patienceMs: 60_000,
    mostMs: 30_000,
    ...limits,
  });
  opened.push(inspectors);
  return {
    look: async (read: () => Promise<Buffer>) => (await inspectors.look(read)).verdict,
    close: inspectors.close,
  };
}

const word = (text: string) => async () => Buffer.from(text);

test('files are looked at in another process, one and the same, that has none of our secrets', async () => {
  process.env.DATA_KEYS ??= '';
  const inspectors = open();
  const first = await inspectors.look(word('one'));
  expect(first).toMatchObject({ word: 'one', secrets: [] });
  expect(first?.pid).not.toBe(process.pid);
  expect((await inspectors.look(word('two')))?.pid).toBe(first?.pid);
});

test.each(['fall', 'throw'])(
  'after a file on which the process dies (%s), another one is there',
  async (how) => {
    const inspectors = open();
    const before = await inspectors.look(word('healthy'));
    expect(await inspectors.look(word(how))).toBeUndefined();
    const after = await inspectors.look(word('healthy'));
    expect(after?.word).toBe('healthy');
    expect(after?.pid).not.toBe(before?.pid);
  },
);

test('a process that does not come to an end is ended, whatever it is in the middle of', async () => {
  const inspectors = open({ mostMs: 1_500 });
  expect(await inspectors.look(word('hang'))).toBeUndefined();
  expect((await inspectors.look(word('healthy')))?.word).toBe('healthy');
});

test('a process that gets none of the machine’s time says nothing of its file: it is we who were too busy', async () => {
  const inspectors = open({ mostMs: 300 });
  await expect(inspectors.look(word('stand'))).rejects.toBeInstanceOf(TooBusy);
  expect((await inspectors.look(word('healthy')))?.word).toBe('healthy');
});

test('a process that takes all memory ends itself', async () => {
  const inspectors = open();
  expect(await inspectors.look(word('grow'))).toBeUndefined();
  expect((await inspectors.look(word('healthy')))?.word).toBe('healthy');
});

test('one that hangs holds up nobody who has another place', async () => {
  const inspectors = open({ atOnce: 2, mostMs: 8_000 });
  const done: string[] = [];
  const hanging = inspectors.look(word('hang')).then(() => done.push('hang'));
  await inspectors.look(word('healthy')).then(() => done.push('healthy'));
  await hanging;
  expect(done).toEqual(['healthy', 'hang']);
});

test('those who wait are counted and not read; too many are refused', async () => {
  const inspectors = open({ waiting: 1 });
  const arrived = Promise.withResolvers<Buffer>();
  const read: string[] = [];
  const first = inspectors.look(() => arrived.promise);
  const second = inspectors.look(async () => {
    read.push('second');
    return Buffer.from('second');
  });
  await expect(inspectors.look(word('third'))).rejects.toBeInstanceOf(TooBusy);
  expect(read).toEqual([]);
  arrived.resolve(Buffer.from('first'));
  expect((await first)?.word).toBe('first');
  expect((await second)?.word).toBe('second');
});

test('what cannot be read, and a process that cannot start, leave their place to the next', async () => {
  const inspectors = open();
  await expect(inspectors.look(async () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect((await inspectors.look(word('healthy')))?.word).toBe('healthy');
  const nowhere = open({ entry: 'tests/support/nothing.ts' });
  await expect(nowhere.look(word('a'))).rejects.toBeInstanceOf(TooBusy);
  await expect(nowhere.look(word('b'))).rejects.toBeInstanceOf(TooBusy);
});

test('once closed, its processes end; the next file starts them again', async () => {
  const inspectors = open();
  const before = await inspectors.look(word('healthy'));
  await inspectors.close();
  await expect.poll(() => isAlive(before?.pid ?? 0), { timeout: 60_000 }).toBe(false);
  expect((await inspectors.look(word('healthy')))?.pid).not.toBe(before?.pid);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
