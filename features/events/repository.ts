import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { keptColumns } from '#platform/db/kept-columns.ts';
import { orderedTable } from '#platform/db/ordered-table.ts';
import type { EventPlacement } from './domain.ts';
import { type Event, eventFields } from './fields.ts';
import { events } from './tables.ts';

/** What is kept beside what staff write. */
const NOTED = ['id', 'position', 'archivedAt', 'version', 'updatedAt'] as const;

/** The events on offer, of one placement or of all, in the order staff gave them. */
export async function findEvents(db: Database, placement?: EventPlacement): Promise<Event[]> {
  return db
    .select({ id: events.id, ...keptColumns(events, eventFields, NOTED) })
    .from(events)
    .where(
      and(
        eq(events.isActive, true),
        isNull(events.archivedAt),
        placement ? eq(events.placement, placement) : undefined,
      ),
    )
    .orderBy(asc(events.position), asc(events.id));
}

/** The events as staff keep them. */
export const eventRows = orderedTable(events);
