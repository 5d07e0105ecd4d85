import { sql } from 'drizzle-orm';
import { typedTexts, withoutTyped } from '#tests/e2e/support/staff-said.ts';
import type { RunningSite } from '#tests/support/running-site.ts';

/** What is called so in every language: the business and its neighbors, programs and formats, and each language's own name. */
const NAMES =
  /Miami Flow(?: Yachts)?|Google|Apple|Outlook|WhatsApp|Facebook|Instagram|TikTok|YouTube|PostgreSQL|Stripe|Zelle|English|Español|Português/g;

/** Intl writes days and months, and knows no such language as this one. */
const DAYS =
  /\b(?:(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?|Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/g;

/** An address, and what is written in figures and capitals: a code, a number of a paper, a format. */
const NO_WORDS = /https?:\S+|\S+@\S+|\b[A-Z\d][A-Z\d.-]*\b/g;

/** What programs choose by is nobody's writing, though it is kept in the same tables. */
const isWritten = (text: string) => !/^[a-z]+(?:[-_][a-z]+)*$/.test(text);

/** All that people have written or that is called by a name: what the database keeps of texts, those inside of its JSON too. */
export async function writtenTexts(site: RunningSite): Promise<string[]> {
  const { db } = site.database;
  const texts = new Set(await typedTexts(site, Number.POSITIVE_INFINITY));
  const columns = await db.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'jsonb'`);
  for (const { table_name, column_name } of columns.rows) {
    const found = await db.execute<{ text: string }>(sql`
      select distinct text #>> '{}' as text from ${sql.identifier(table_name)},
      jsonb_path_query(${sql.identifier(column_name)}, '$.** ? (@.type() == "string")') text limit 20000`);
    for (const { text } of found.rows) for (const line of text.split('\n')) texts.add(line.trim());
  }
  return [...texts]
    .filter((text) => /\p{L}{3}/u.test(text) && isWritten(text))
    .sort((one, other) => other.length - one.length);
}

/** Of what is said, each text with a word in plain letters that nobody has written: it is in no catalogue. */
export function plainAmong(said: Iterable<string>, written: readonly string[]): string[] {
  const plain = [...said].filter((text) => {
    if (!/(?<!\p{L})[A-Za-z]{3}/u.test(text)) return false;
    const left = withoutTyped(text, written)
      .replaceAll(NAMES, ' ')
      .replaceAll(DAYS, ' ')
      .replaceAll(NO_WORDS, ' ');
    return /(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/u.test(left);
  });
  return [...new Set(plain)].sort();
}
