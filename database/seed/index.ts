import { sql } from 'drizzle-orm';
import type { Log } from '#platform/log.ts';
import type { SeedDeps } from './deps.ts';
import { seedCalendar } from './seed-calendar.ts';
import { seedCaptains } from './seed-captains.ts';
import { seedCharters } from './seed-charters.ts';
import { seedContent } from './seed-content.ts';
import { seedEvents } from './seed-events.ts';
import { seedExtras } from './seed-extras.ts';
import { seedFinancing, seedLenders } from './seed-financing.ts';
import { seedFleet } from './seed-fleet.ts';
import { seedInquiries } from './seed-inquiries.ts';

/** Whose site it becomes. A sample's business is under way; it is told where it says what is wrong. */
type Opening = { readonly business: 'sample'; readonly log: Log } | { readonly business: 'own' };

/**
 * Fills an empty database with the fleet and the content. One that has any yacht is left alone.
 *
 * @param deps.now from which its days are counted: papers are valid then, charters lie before and after it
 * @param opening a sample is given a business under way: charters sailed and agreed, requests and letters to answer. Without it, and
 *   for somebody's own, books and calendars stay empty; and one's own shows no rating, praise or crew that is invented
 * @returns whether it was empty
 */
export async function seedDatabase(
  { db, newId, now }: SeedDeps & { readonly now: Date },
  opening?: Opening,
): Promise<boolean> {
  const { rows } = await db.execute(sql`select exists (select from yachts) as filled`);
  if (rows[0]?.filled) return false;
  await db.transaction(async (tx) => {
    await seedFleet({ db: tx, newId }, now);
    await seedExtras({ db: tx });
    await seedEvents({ db: tx });
    await seedContent({ db: tx }, opening?.business !== 'own');
    await seedFinancing({ db: tx, newId });
    if (opening?.business !== 'sample') return;
    const { log } = opening;
    const agreed = await seedCalendar({ db: tx, newId }, now);
    await seedCharters({ db: tx, newId, log, now: () => now }, agreed);
    await seedInquiries({ db: tx, newId }, now);
    await seedLenders({ db: tx });
    await seedCaptains({ db: tx }, now);
  });
  return true;
}
