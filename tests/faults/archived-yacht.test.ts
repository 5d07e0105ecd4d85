import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarEntries } from '#features/calendar/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import { aCharter } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countFrom } from './sites.ts';

const ROUNDS = 12 * countFrom('FAULT_ROUNDS', 5);
const SLOTS = ['morning', 'afternoon', 'evening'] as const;
const NOW = new Date('2027-02-01T15:00:00Z');

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW, env: { CREATE_CALLS_PER_MINUTE: '1000000' } });
  const site = { db: app.database.db, config: app.deps.config };
  const administrator = await signInAs(site, 'administrator');
  headers = { ...administrator.headers, 'content-type': 'application/json' };
});
afterAll(() => app.close());

async function call(method: string, path: string, body: unknown = {}) {
  const response = await app.request(path, { method, headers, body: JSON.stringify(body) });
  const { code } = await response.json();
  return { status: response.status, code };
}

it(`${ROUNDS} times, a yacht that leaves the fleet while she is being promised is promised or gone, never both`, async () => {
  const { db } = app.database;
  const ends = { kept: 0, gone: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: yachtId } = await aYacht(db, { id: `leaving-${round}` });
    const charters = await Promise.all(SLOTS.map((slot) => aCharter(db, yachtId, { slot })));
    // Archive the yacht a little later in each round, so that some rounds meet confirmations half done.
    const leave = async () => {
      await new Promise((resolve) => setTimeout(resolve, round % 30));
      return call('DELETE', `/api/admin/yachts/${yachtId}`);
    };
    const block = {
      yachtId,
      startDate: '2027-05-01',
      endDate: '2027-05-02',
      reason: 'Owner',
      kind: 'block',
    };
    const [left, blocked, ...promised] = await Promise.all([
      leave(),
      call('POST', '/api/admin/calendar-entries', block),
      ...charters.map(({ id }) => call('POST', `/api/admin/charters/${id}/confirm`)),
    ]);

    const [yacht] = await db.select().from(yachts).where(eq(yachts.id, yachtId));
    const entries = await db.select().from(calendarEntries).where(eq(calendarEntries.yachtId, yachtId));
    const ids = charters.map(({ id }) => id);
    const after = await db.select().from(charterRequests).where(inArray(charterRequests.id, ids));
    const confirmed = after.filter(({ status }) => status === 'confirmed').map(({ id }) => id);
    const won = ids.filter((_, index) => promised[index]?.status === 200);
    const said = `round ${round}: ${JSON.stringify({ left, blocked, promised })}`;
    expect(confirmed.toSorted(), said).toEqual(won.toSorted());
    expect(
      entries
        .filter(({ kind }) => kind === 'charter')
        .map(({ charterId }) => charterId)
        .toSorted(),
    ).toEqual(won.toSorted());
    if (left.status === 200) {
      expect(yacht?.archivedAt, said).not.toBeNull();
      expect(won, said).toEqual([]);
      for (const refusal of promised) expect(refusal, said).toMatchObject({ code: 'unknown-yacht' });
      ends.gone += 1;
    } else {
      expect(left, said).toEqual({ status: 409, code: 'charters-ahead' });
      expect(yacht?.archivedAt, said).toBeNull();
      expect(won.length, said).toBeGreaterThan(0);
      ends.kept += 1;
    }
  }
  // Both outcomes must have occurred; otherwise the rounds did not race.
  expect(ends.kept).toBeGreaterThan(0);
  expect(ends.gone).toBeGreaterThan(0);
});

it('whoever asks for her while she is leaving waits for it, and is told that she is not in the fleet', async () => {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { id: 'half-gone' });
  const charter = await aCharter(db, yachtId);
  let waiting: Promise<{ status: number; code: string }> | undefined;
  let isAnswered = false;
  await db.transaction(async (tx) => {
    await tx.select().from(yachts).where(eq(yachts.id, yachtId)).for('update');
    waiting = call('POST', `/api/admin/charters/${charter.id}/confirm`).finally(() => {
      isAnswered = true;
    });
    // Wait until the database itself reports that a session waits for the yacht's row.
    await expect
      .poll(async () => {
        const { rows } = await db.execute<{ waiting: number }>(
          `select count(*)::int as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows[0]?.waiting;
      })
      .toBe(1);
    expect(isAnswered).toBe(false);
    await tx.update(yachts).set({ archivedAt: NOW }).where(eq(yachts.id, yachtId));
  });
  expect(await waiting).toMatchObject({ code: 'unknown-yacht' });
  const entries = await db.select().from(calendarEntries).where(eq(calendarEntries.yachtId, yachtId));
  expect(entries).toEqual([]);
});
