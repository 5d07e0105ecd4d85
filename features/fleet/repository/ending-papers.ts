import { sql } from 'drizzle-orm';
import type { CharterDay } from '#core/charter-time.ts';
import type { Database } from '#platform/db/database.ts';
import type { EndingPaper } from '../domain/ending-papers.ts';
import { yachts } from '../tables.ts';

/** So many papers are told of in a turn; the next day goes on. */
const MOST = 500;

/** The papers of yachts of the fleet whose last day is one of these, both included; the first to end first. */
export async function findPapersEnding(db: Database, from: CharterDay, to: CharterDay) {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    paper: EndingPaper;
    lastDay: CharterDay;
  }>(sql`
    select ${yachts.id} as id, ${yachts.name} as name, papers.paper, papers.last_day::text as "lastDay"
    from ${yachts} cross join lateral (values
      ('certificateValidUntil', ${yachts.certificateValidUntil}),
      ('insuranceValidUntil', ${yachts.insuranceValidUntil}),
      ('liveryValidUntil', ${yachts.liveryValidUntil})
    ) papers (paper, last_day)
    where ${yachts.archivedAt} is null and papers.last_day between ${from}::date and ${to}::date
    order by papers.last_day, ${yachts.id} limit ${MOST}`);
  return rows;
}
