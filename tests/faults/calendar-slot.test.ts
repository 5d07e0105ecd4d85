import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addDays, instantAt } from '#core/charter-time.ts';
import { occupy } from '#features/calendar/repository.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { Wanted, Word } from './calendar-contender.ts';
import { countFrom } from './sites.ts';

const ROUNDS = countFrom('FAULT_ROUNDS', 5);
const PROCESSES = 4;
const ATTEMPTS_EACH = 50;

let database: TestDatabase;
let contenders: ChildProcess[];

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'));
  contenders = Array.from({ length: PROCESSES }, () =>
    fork(
      path.join(import.meta.dirname, 'calendar-contender.ts'),
      [database.connectionString, String(ATTEMPTS_EACH)],
      { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    ),
  );
  await Promise.all(contenders.map(nextWord));
});
afterAll(async () => {
  await Promise.all(
    contenders.map((contender) => {
      const gone = new Promise((resolve) => contender.once('exit', resolve));
      contender.disconnect();
      return gone;
    }),
  );
  await database.drop();
});

function nextWord(contender: ChildProcess): Promise<Word> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('A contender ended early'));
    contender.once('exit', gone);
    contender.once('message', (word) => {
      contender.off('exit', gone);
      resolve(word as Word);
    });
  });
}

it(`${ROUNDS} times, ${PROCESSES * ATTEMPTS_EACH} attempts of ${PROCESSES} processes at one slot have exactly one winner`, async () => {
  const yacht = await aYacht(database.db);
  for (let round = 0; round < ROUNDS; round += 1) {
    const day = addDays('2027-01-01', round);
    const range = { from: instantAt(day, 9), to: instantAt(day, 12) };
    const isHeldBefore = round % 2 === 1;
    if (isHeldBefore) {
      // An expired hold does not count, and all attempts try to delete it.
      const lapsed = { kind: 'hold', expiresAt: new Date(Date.now() - 1) } as const;
      const long = new Date(Date.now() - 60_000);
      expect(await occupy(database.db, { id: randomUUID(), yachtId: yacht.id, range, ...lapsed }, long)).toBe(
        true,
      );
    }
    const wanted: Wanted = {
      yachtId: yacht.id,
      from: range.from.toISOString(),
      to: range.to.toISOString(),
    };
    const words = contenders.map(nextWord);
    for (const contender of contenders) contender.send(wanted);
    const results = (await Promise.all(words)).filter((word) => word.kind === 'result');

    expect(
      results.flatMap(({ errors }) => errors),
      `round ${round}`,
    ).toEqual([]);
    const won = results.flatMap((result) => result.won);
    expect(won, `round ${round}`).toHaveLength(1);
    expect(results.reduce((sum, { lost }) => sum + lost, 0)).toBe(PROCESSES * ATTEMPTS_EACH - 1);
    const entries = await database.db
      .select({ id: calendarEntries.id })
      .from(calendarEntries)
      .where(eq(calendarEntries.yachtId, yacht.id));
    expect(entries).toHaveLength(round + 1);
    expect(entries.map(({ id }) => id)).toContain(won[0]);
  }
});
