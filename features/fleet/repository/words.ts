import { sql } from 'drizzle-orm';
import { beginningWords, containing } from '#platform/db/containing.ts';
import type { Database } from '#platform/db/database.ts';
import type { KnownWord } from '../domain/index.ts';
import { yachts } from '../tables.ts';

/** The least similarity of a word to be considered: trigrams find candidates, and the rule for typing errors decides. */
const LEAST_LIKENESS = 0.15;

/** For each word that no yacht has, the words of the fleet that look similar. Words that some yacht has are left out. */
export async function findWordsLike(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, KnownWord[]>> {
  const text = sql`lower(yacht.name || ' ' || yacht.brand || ' ' || yacht.model)`;
  const lists = sql.join(
    words.map((word) => sql`(${word.toLowerCase()}, ${containing(word)}, ${beginningWords(word)})`),
    sql`, `,
  );
  const { rows } = await db.execute<{ asked: string } & KnownWord>(sql`
    with unknown as materialized (
      select asked.word from (values ${lists}) asked (word, pattern, beginning)
      where not exists (select from ${yachts} yacht where yacht.archived_at is null 
        and (${text} like pattern or yacht.words @@ beginning))
    ), known as materialized (
      select distinct word, word as meant
        from ${yachts} yacht, regexp_split_to_table(${text}, '[[:space:]]+') word
        where yacht.archived_at is null and exists (select from unknown)
      union
      select distinct regexp_replace(lower(yacht.brand), '[[:space:]]+', '', 'g'), lower(yacht.brand)
        from ${yachts} yacht where yacht.archived_at is null and yacht.brand like '% %'
    )
    select unknown.word as asked, known.word, known.meant
      from unknown join known on word_similarity(unknown.word, known.word) > ${LEAST_LIKENESS}
  `);
  const found = new Map<string, KnownWord[]>();
  for (const { asked: typed, word, meant } of rows) {
    found.set(typed, [...(found.get(typed) ?? []), { word, meant }]);
  }
  return found;
}
