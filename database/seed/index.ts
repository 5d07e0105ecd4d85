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

/** The business that the site is opened for: the sample, or the owner's own. The log gets what seeding the sample reports. */
type Opening = { readonly business: 'sample'; readonly log: Log } | { readonly business: 'own' };

/**
 * Fills an empty database with the fleet and the content. If the database has any yacht, leaves it unchanged.
 *
 * @param deps.now the moment that days are counted from: papers are still valid on it, charters lie before and after it
 * @param opening a sample business gets charters that were sailed and agreed, and requests and messages to answer. Without
 *   `opening`, and for the owner's own business, books and calendars stay empty. The owner's business also shows no
 *   invented ratings, figures, praise or crew
 * @returns whether the database was empty
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
