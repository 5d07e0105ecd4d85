import { eq, inArray, notLike } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { caseHistory } from '#features/cases/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { aGroupOfSites, countFrom, type Sites } from './sites.ts';

const ROUNDS = countFrom('FAULT_ROUNDS', 5);
const PROCESSES = 4;
const CONFIRMATIONS = 200;
/** The processes share the secret that signs cookies, as they do behind one address. */
const AUTH_SECRET = 'four processes that share one secret, long enough';

let sites: Sites;
let running: RunningSite[];
let headers: Record<string, string>;

beforeAll(async () => {
  sites = await aGroupOfSites({ seeded: false });
  running = await Promise.all(Array.from({ length: PROCESSES }, () => sites.start({ AUTH_SECRET })));
  const administrator = await signInAs(
    { db: sites.database.db, config: { authSecret: AUTH_SECRET, dataDir: '', isHttps: false } },
    'administrator',
  );
  headers = { ...administrator.headers, 'content-type': 'application/json' };
}, 300_000);
afterAll(() => sites.close());

type Answer = { readonly status: number; readonly body: Record<string, unknown> };

/** Sends a call to one of the processes, and repeats it while that process is too busy. */
async function post(index: number, path: string, body: unknown): Promise<Answer> {
  const site = running[index % PROCESSES];
  if (!site) throw new Error('There is no such process');
  for (;;) {
    const response = await fetch(site.origin + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (response.status !== 503) return { status: response.status, body: await response.json() };
    await response.arrayBuffer();
  }
}

it(`${ROUNDS} times, ${CONFIRMATIONS} confirmations of one slot over ${PROCESSES} processes have exactly one winner, and the others are told what is free`, {
  timeout: 60_000 + ROUNDS * 30_000,
}, async () => {
  // Use one connection for all rounds: the processes take all the others.
  const client = new pg.Client({ connectionString: sites.database.connectionString });
  await client.connect();
  const db: Database = drizzle(client, { casing: 'snake_case' });
  const yacht = await aYacht(db, { name: 'Wanted' });
  /** The charters that clients have accepted; the team gets a mail about each. */
  let accepted = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const startOn = addDays(charterDayAt(new Date()), 30 + 3 * round);
    // The team confirms half of them; the clients of the other half accept a quote.
    const charters: { id: string; path: string; body: Record<string, string> }[] = [];
    for (let index = 0; index < CONFIRMATIONS; index += 1) {
      const isQuoted = index % 2 === 1;
      const { id } = await aCharter(db, yacht.id, {
        startOn,
        slot: index % 3 === 0 ? 'full-day' : 'afternoon',
        status: isQuoted ? 'quoted' : 'pending',
      });
      if (isQuoted) {
        const { id: quoteId } = await aQuote(db, id);
        const token = await aCharterLink(db, id);
        const path = `/api/charter-links/${token}/accept`;
        charters.push({ id, path, body: { quoteId, name: 'Rosa Delgado' } });
      } else {
        charters.push({ id, path: `/api/admin/charters/${id}/confirm`, body: {} });
      }
    }
    const answers = await Promise.all(charters.map(({ path, body }, index) => post(index, path, body)));

    const won = charters.filter((_, index) => answers[index]?.status === 200);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(won, `round ${round}`).toHaveLength(1);
    for (const { status, body } of lost) {
      expect(status, JSON.stringify(body)).toBe(409);
      expect(body.code).toBe('dates-taken');
      expect(body.alternatives).toHaveLength(3);
    }
    const ids = charters.map(({ id }) => id);
    const entries = await db.select().from(calendarEntries).where(inArray(calendarEntries.charterId, ids));
    expect(entries.map(({ charterId }) => charterId)).toEqual([won[0]?.id]);
    const confirmed = await db
      .select({ id: charterRequests.id })
      .from(charterRequests)
      .where(eq(charterRequests.status, 'confirmed'));
    expect(confirmed).toHaveLength(round + 1);
    // The losers leave no trace: no history, no mail.
    expect(await db.$count(caseHistory)).toBe(round + 1);
    if (won[0]?.path.endsWith('/accept')) accepted += 1;
    // Leave out the agreement of an accepted quote, which a job writes later.
    const mailed = await db.select().from(outbox).where(notLike(outbox.cause, 'agreement-%'));
    expect(mailed.filter(({ kind }) => kind === 'team')).toHaveLength(accepted);
    expect(mailed.filter(({ kind }) => kind !== 'team')).toHaveLength(round + 1);
  }
  await client.end();
});
