import { randomUUID } from 'node:crypto';
import type { InferInsertModel } from 'drizzle-orm';
import { calendarEntries } from '#features/calendar/tables.ts';
import type { Database } from '#platform/db/database.ts';

/**
 * Adds a calendar entry for a yacht from one instant to another (half-open): the owner's use, except where the test's
 * fields differ.
 */
export async function aCalendarEntry(
  db: Database,
  yachtId: string,
  from: Date,
  to: Date,
  fields: Partial<InferInsertModel<typeof calendarEntries>> = {},
): Promise<void> {
  await db.insert(calendarEntries).values({
    id: randomUUID(),
    yachtId,
    kind: 'block',
    occupied: `[${from.toISOString()},${to.toISOString()})`,
    ...fields,
  });
}
