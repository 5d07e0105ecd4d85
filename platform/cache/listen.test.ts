import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { yachts } from '#features/fleet/tables.ts';
import { createLog } from '#platform/log.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { openLine } from '#tests/support/line.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { AnswerCache } from './answer-cache.ts';
import { keepAnswer } from './cached-answer.ts';
import { listenForChanges } from './listen.ts';
import { TOPICS, type Topic } from './topics.ts';

const silent = createLog('silent');

let database: TestDatabase;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => database.drop());

/** A cache that hears of changes, as each process of the site has one. */
async function aProcess(connectionString = database.connectionString, pulseMs?: number) {
  const cache = new AnswerCache(() => new Date());
  const changes = await listenForChanges(connectionString, cache, silent, pulseMs);
  stops.push(changes.stop);
  const keep = async (topic: Topic) => {
    cache.keep(`/${topic}`, await keepAnswer(200, Buffer.from(topic), {}, new Set([topic])), cache.mark());
  };
  return {
    keep,
    has: (topic: Topic) => cache.find(`/${topic}`) !== undefined,
    stop: changes.stop,
    catchUp: () => cache.catchUp(),
  };
}

type Process = Awaited<ReturnType<typeof aProcess>>;

/** Waits until an answer can be kept, which is only possible while changes are heard of. */
function untilListening(process: Process): Promise<void> {
  return vi.waitFor(
    async () => {
      await process.keep('content');
      expect(process.has('content')).toBe(true);
    },
    { timeout: 60_000 },
  );
}

async function until(condition: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(condition()).toBe(true), { timeout: 60_000, interval: 10 });
}

/** Ends the database's side of the listening connections; answers how many there were. */
async function killListeners(): Promise<number> {
  const { rows } = await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query in ('listen public_change', 'select')`,
  );
  return rows.length;
}

describe('a change', () => {
  it('drops what shows it in every process, and only that', async () => {
    const processes = await Promise.all([aProcess(), aProcess(), aProcess()]);
    for (const each of processes) for (const topic of TOPICS) await each.keep(topic);
    await aYacht(database.db);
    await until(() => processes.every((each) => !each.has('fleet')));
    for (const each of processes) {
      expect(TOPICS.filter(each.has)).toEqual(TOPICS.filter((topic) => topic !== 'fleet'));
    }
  });

  it('is heard of for prices as for yachts', async () => {
    const yacht = await aYacht(database.db);
    const process = await aProcess();
    await process.keep('pricing');
    await aPriceRecord(database.db, yacht.id);
    await until(() => !process.has('pricing'));
  });

  it('is heard of when it is committed, and not at all when it is undone', async () => {
    const process = await aProcess();
    await process.keep('fleet');
    await process.keep('events');
    await database.db
      .transaction(async (tx) => {
        await aYacht(tx);
        throw new Error('never mind');
      })
      .catch(() => {});
    // Notifications arrive in order: once this later one is heard, one about the yacht would have been heard too.
    await database.db.execute(sql`select pg_notify('public_change', 'events')`);
    await until(() => !process.has('events'));
    expect(process.has('fleet')).toBe(true);
  });

  it('by update, delete and truncate is heard of too', async () => {
    const process = await aProcess();
    const changes = [
      () => aYacht(database.db, { id: 'to-change' }),
      () => database.db.update(yachts).set({ capacity: 9 }),
      () => database.db.delete(yachts),
      () => database.db.execute(sql`truncate yachts cascade`),
    ];
    for (const change of changes) {
      await process.keep('fleet');
      await change();
      await until(() => !process.has('fleet'));
    }
  });

  it('with a word nobody knows is no trouble', async () => {
    const process = await aProcess();
    await process.keep('fleet');
    await process.keep('events');
    for (const word of ['', 'Fleet', 'weather', "fleet'; drop table yachts", 'events']) {
      await database.db.execute(sql`select pg_notify('public_change', ${word})`);
    }
    await until(() => !process.has('events'));
    expect(process.has('fleet')).toBe(true);
  });
});

describe('catching up', () => {
  it('waits for every change that has been committed, however many wait with it', async () => {
    const process = await aProcess();
    for (let round = 0; round < 20; round += 1) {
      await process.keep('fleet');
      await database.db.update(yachts).set({ capacity: round });
      await aYacht(database.db);
      await Promise.all([process.catchUp(), process.catchUp(), process.catchUp()]);
      expect(process.has('fleet')).toBe(false);
    }
  });

  it('leaves what has not changed', async () => {
    const process = await aProcess();
    await process.keep('events');
    await process.catchUp();
    expect(process.has('events')).toBe(true);
  });

  it('on a connection that died without a word ends, and nothing is kept', async () => {
    const line = await openLine(database.connectionString);
    stops.push(line.close);
    const process = await aProcess(line.connectionString, 60_000);
    await process.keep('fleet');
    line.cut();
    await process.catchUp();
    expect(process.has('fleet')).toBe(false);
    await process.keep('fleet');
    expect(process.has('fleet')).toBe(false);
    line.mend();
    await untilListening(process);
  });
});

describe('a lost connection', () => {
  it('leaves nothing kept until it is back, and it comes back', async () => {
    const process = await aProcess();
    for (const topic of TOPICS) await process.keep(topic);
    expect(await killListeners()).toBeGreaterThan(0);
    await until(() => TOPICS.every((topic) => !process.has(topic)));
    await untilListening(process);

    await process.keep('fleet');
    await aYacht(database.db);
    await until(() => !process.has('fleet'));
  });

  it('is got over again and again', async () => {
    const process = await aProcess();
    for (let round = 0; round < 3; round += 1) {
      await process.keep('fleet');
      await killListeners();
      await until(() => !process.has('fleet'));
      await untilListening(process);
    }
    await vi.waitFor(async () => expect(await listeners()).toBe(1), { timeout: 60_000 });
  });
});

async function listeners(): Promise<number> {
  const { rows } = await database.db.execute(
    sql`select from pg_stat_activity
      where datname = current_database() and query in ('listen public_change', 'select')`,
  );
  return rows.length;
}

describe('a connection that cannot be made', () => {
  it('keeps nothing, and is tried until the database is there', async () => {
    const process = await aProcess(database.connectionString.replace(/\/[^/]*$/, '/test_not_there_yet'));
    await process.keep('fleet');
    expect(process.has('fleet')).toBe(false);
    await database.db.execute(sql`create database test_not_there_yet template template_empty`);
    await untilListening(process);
    await process.stop();
    await database.db.execute(sql`drop database test_not_there_yet with (force)`);
  });

  it('can be given up at once', async () => {
    const process = await aProcess('postgresql://nobody@127.0.0.1:1/nothing');
    await process.stop();
    expect(process.has('fleet')).toBe(false);
  });
});

describe('a connection that dies without a word', () => {
  it('is found dead by its pulse', async () => {
    const line = await openLine(database.connectionString);
    stops.push(line.close);
    const process = await aProcess(line.connectionString, 200);
    await process.keep('fleet');
    line.cut();
    await until(() => !process.has('fleet'));
    line.mend();
    await untilListening(process);
  });
});
