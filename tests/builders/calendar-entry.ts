import { randomUUID } from 'node:crypto';
import type { InferInsertModel } from 'drizzle-orm';
import { calendarEntries } from '#features/calendar/tables.ts';
import type { Database } from '#platform/db/database.ts';

/** Occupies a yacht from one instant to another (half-open): by the owner's own use, but for what the test names. */
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
