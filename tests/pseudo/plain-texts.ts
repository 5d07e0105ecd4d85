import { sql } from 'drizzle-orm';
import { activity } from '#features/activity/tables.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { FILMS } from '#features/content/domain/films.ts';
import { yachts } from '#features/fleet/tables.ts';
import { accounts } from '#platform/auth/tables.ts';
import { typedTexts, withoutTyped } from '#tests/e2e/support/staff-said.ts';
import type { RunningSite } from '#tests/support/running-site.ts';

/**
 * Names that are the same in every language: the business and its neighborhood, programs, formats, and each language's
 * own name.
 */
const NAMES =
  /Miami Flow(?: Yachts)?|Fictional Marina Way, Pier C|Miami(?: Beach)?|Google|Apple|Outlook|WhatsApp|Facebook|Instagram|TikTok|YouTube|PostgreSQL|Stripe|Zelle|nothing-like-it|Ctrl K|\((?:gal|minutes)\)|Venetian Islands|(?:Dodge|Lummus|Fisher) Island|Virginia Key|Key Biscayne|Stiltsville|Coconut Grove|Downtown|South Beach|English|Español|Português/g;

/** Intl writes days and months, and does not know the test's made-up language. */
const DAYS =
  /\b(?:(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?|Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/g;

/** Addresses, and codes in figures and capitals: the number of a paper, a format. */
const NO_WORDS = /https?:\S+|\S+@\S+|\b[A-Z\d][A-Z\d.-]*\b|\b(?=\w*\d)\w+\b/g;

/** Leave out the values that programs choose by: nobody has written them, although the same tables hold them. */
const isWritten = (text: string) => !/^[a-z]+(?:[-_][a-z]+)*$/.test(text);

/** All texts in the database that people have written or that are names, including those inside JSON. */
export async function writtenTexts(site: RunningSite): Promise<string[]> {
  const { db } = site.database;
  const texts = new Set((await typedTexts(site, Number.POSITIVE_INFINITY)).filter(isWritten));
  const columns = await db.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'jsonb'`);
  for (const { table_name, column_name } of columns.rows) {
    const found = await db.execute<{ text: string }>(sql`
      select distinct said #>> '{}' as text from ${sql.identifier(table_name)},
      jsonb_path_query(${sql.identifier(column_name)}, '$.** ? (@.type() == "string")') said limit 20000`);
    for (const { text } of found.rows) for (const line of text.split('\n')) texts.add(line.trim());
  }
  // Add the models: `typedTexts` skips these columns, because their names contain "mode" and so look like a choice of a
  // few.
  for (const { brand, model, engineModel } of await db.select().from(yachts))
    for (const one of [model, engineModel, model && `${brand} ${model}`]) if (one) texts.add(one);
  // The activity's own words and its actors are English in every language (docs/decisions/languages.md).
  for (const { actor, action } of await db.select().from(activity)) texts.add(actor).add(action);
  for (const { reason } of await db.select().from(calendarEntries)) texts.add(reason);
  for (const { username } of await db.select().from(accounts)) texts.add(username);
  // Add the whole name, because somebody may have written "Miami" alone as a place.
  texts.add('Miami Flow Yachts');
  // The films that come with the site stand for those that staff write, and are translated in the same way.
  for (const { title, description } of FILMS) texts.add(title).add(description);
  return [...texts].filter((text) => /\p{L}{3}/u.test(text)).sort((one, other) => other.length - one.length);
}

/** Whether a text is a shortened form of a text from the database, alone or after a sentence of the site. */
function isCut(text: string, written: readonly string[]): boolean {
  const own = text.replace(/^\[[^\]]*\] /, '').slice(0, -1);
  return text.endsWith('…') && written.some((whole) => whole.startsWith(own));
}

/** A line of an activity's details: a field's name and its stored value. */
const IS_DETAIL = /^[a-z][A-Za-z]*: /;

/** The texts that contain a word in plain letters that nobody has written, so that it comes from no catalogue. */
export function plainAmong(said: Iterable<string>, written: readonly string[]): string[] {
  const plain = [...said].filter((text) => {
    if (!/(?<!\p{L})[A-Za-z]{3}/u.test(text) || isCut(text, written) || IS_DETAIL.test(text)) return false;
    const words = text
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(NAMES, ' ')
      .replaceAll(NO_WORDS, ' ');
    const left = withoutTyped(withoutTyped(text, written).replaceAll(NAMES, ' '), written);
    return [withoutTyped(words, written), left].every((rest) =>
      /(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/u.test(
        rest
          .replaceAll(/<[^>]+>/g, ' ')
          .replaceAll(NAMES, ' ')
          .replaceAll(DAYS, ' ')
          .replaceAll(NO_WORDS, ' '),
      ),
    );
  });
  return [...new Set(plain)].sort();
}
