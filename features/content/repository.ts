import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { SettingsGroup } from './domain/index.ts';
import { siteSettings } from './tables.ts';

/** All groups of settings as staff saved them. */
export async function findSettings(db: Database) {
  return db
    .select({ key: siteSettings.key, value: siteSettings.value, version: siteSettings.version })
    .from(siteSettings);
}

/** A group of settings as staff saved it, or undefined if they never did. Locks the group in both cases. */
export async function lockSettings(db: Database, group: SettingsGroup) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`settings ${group}`}))`);
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.key, group)).for('update');
  return row;
}

/** Saves a group of settings; returns its new version. */
export async function saveSettings(
  db: Database,
  group: SettingsGroup,
  value: Record<string, unknown>,
  at: Date,
): Promise<number> {
  const [row] = await db
    .insert(siteSettings)
    .values({ key: group, value, updatedAt: at })
    .onConflictDoUpdate({
      target: siteSettings.key,
      set: { value, updatedAt: at, version: sql`${siteSettings.version} + 1` },
    })
    .returning({ version: siteSettings.version });
  return row?.version ?? 0;
}
