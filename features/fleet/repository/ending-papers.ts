import { sql } from 'drizzle-orm';
import type { CharterDay } from '#core/charter-time.ts';
import type { Database } from '#platform/db/database.ts';
import type { EndingPaper } from '../domain/ending-papers.ts';
import { yachts } from '../tables.ts';

/** The papers of the fleet's yachts whose last day lies between these days, both included; the first to end first. */
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
    order by papers.last_day, ${yachts.id}`);
  return rows;
}
