import { sql } from 'drizzle-orm';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { keepForSearch } from '#features/calendar/service.ts';
import { searchFleet } from '#features/fleet/service/index.ts';
import { pricedFor } from '#features/pricing/service.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { ensureDatabase, startEmbeddedDatabase } from '#platform/db/embedded/index.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { median } from './load.ts';
import { temporaryDataDir } from './processes.ts';

/**
 * `npm run bench:search`: a fleet search by date with 10,000 yachts and 1,000,000 calendar entries, against 100 yachts
 * without any entries, in turns on one server (bars.md, Speed on the server). `PLAN=1` also prints PostgreSQL's query
 * plans.
 */
const YACHTS = Number(process.env.YACHTS ?? 10_000);
const ENTRIES = Number(process.env.ENTRIES ?? 1_000_000);
const ROUNDS = Number(process.env.ROUNDS ?? 60);
const BAR = 3;
const now = () => new Date();

const { dataDir, remove } = temporaryDataDir();
const server = await startEmbeddedDatabase({ dataDir, log: { info() {}, warn() {} } });

async function aFleet(name: string, yachts: number, entries: number) {
  const connectionString = await ensureDatabase(server.connectionString, name);
  await migrateDatabase(connectionString, 'database/migrations');
  const open = openDatabase(connectionString, { statementMs: 0 });
  const client = await open.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(
      `insert into yachts (id, name, brand, model, location, length_ft, capacity)
       select 'yacht-' || n, 'Yacht ' || n, (array['Azimut', 'Sea Ray', 'Pershing', 'Princess'])[1 + n % 4], 'Model ' || n % 40,
         (array['Miami Beach', 'Key Biscayne', 'South Beach', 'Downtown Miami'])[1 + n % 4], 26 + n % 90, 2 + n % 30
       from generate_series(1, $1::int) n`,
      [yachts],
    );
    if (entries > 0) {
      // Spread each yacht's charters, of three to eight hours, over the coming year. A hundred a year make a busy
      // yacht.
      await client.query(
        `insert into calendar_entries (id, yacht_id, kind, occupied)
         select gen_random_uuid(), 'yacht-' || y, 'charter',
           tstzrange(start, start + make_interval(hours => 3 + (y + d) % 6))
         from generate_series(1, $1::int) y, generate_series(0, $2::int - 1) d,
           lateral (select date_trunc('day', now())
             + make_interval(days => (d * 365 / $2::int + y * 13) % 365, hours => 13) as start) s`,
        [yachts, Math.ceil(entries / yachts)],
      );
    }
    await client.query('vacuum analyze');
    // The server does this every five minutes.
    await keepForSearch({ db: open.db, now });
    await client.query('vacuum analyze calendar_parts, calendar_changes');
  } finally {
    client.release();
  }
  return { ...open, connectionString };
}

/** One visitor's search: the first page of results for one day or a stay of three days, some days ahead. */
function search(db: Database, round: number, days: number) {
  const checkin = addDays(charterDayAt(now()), 3 + (round % 80));
  const query = new URLSearchParams({ checkin, checkout: addDays(checkin, days), page: '1' });
  return searchFleet({ db, now, pricedFor }, query);
}

async function timed(db: Database, round: number, days: number): Promise<number> {
  const startedAt = performance.now();
  await search(db, round, days);
  return performance.now() - startedAt;
}

/** Prints the plan that PostgreSQL uses for each query of one search. */
async function printPlan(connectionString: string): Promise<void> {
  const name = connectionString.slice(connectionString.lastIndexOf('/') + 1);
  const open = openDatabase(connectionString, { max: 1, statementMs: 0 });
  for (const setting of [
    "session_preload_libraries = 'auto_explain'",
    'auto_explain.log_min_duration = 0',
    'auto_explain.log_analyze = on',
    'client_min_messages = log',
  ]) {
    await open.db.execute(sql.raw(`alter database ${name} set ${setting}`));
  }
  await open.close();
  const told = openDatabase(connectionString, { max: 1, statementMs: 0 });
  told.pool.on('connect', (client) => client.on('notice', ({ message }) => console.log(message)));
  await search(told.db, 0, 0);
  await told.close();
}

const [small, large] = [await aFleet('small', 100, 0), await aFleet('large', YACHTS, ENTRIES)];
let holds = true;
try {
  if (process.env.PLAN) await printPlan(large.connectionString);
  for (const [what, days] of [
    ['one day', 0],
    ['three days', 2],
  ] as const) {
    for (let round = 0; round < 10; round += 1) {
      await timed(small.db, round, days);
      await timed(large.db, round, days);
    }
    const ms: { small: number[]; large: number[] } = { small: [], large: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      ms.small.push(await timed(small.db, round, days));
      ms.large.push(await timed(large.db, round, days));
    }
    const ratio = median(ms.large) / median(ms.small);
    holds &&= ratio <= BAR;
    const { total } = await search(large.db, 0, days);
    console.log(
      `${what}: ${median(ms.small).toFixed(1)} ms with 100 yachts, ${median(ms.large).toFixed(1)} ms with ${YACHTS} and ${ENTRIES} entries (${total} free): ${ratio.toFixed(2)} × (≤ ${BAR} ×)`,
    );
  }
} finally {
  await small.close();
  await large.close();
  await server.stop();
  await remove();
}
process.exitCode = holds ? 0 : 1;
