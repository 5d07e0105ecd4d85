import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { orderedTable } from '#platform/db/ordered-table.ts';
import type { Event, EventPlacement } from './domain.ts';
import { events } from './tables.ts';

/** The events on offer, of one placement or of all, in the order staff gave them. */
export async function findEvents(db: Database, placement?: EventPlacement): Promise<Event[]> {
  return db
    .select({
      id: events.id,
      title: events.title,
      description: events.description,
      longDescription: events.longDescription,
      imageUrl: events.imageUrl,
      category: events.category,
      minPriceCents: events.minPriceCents,
      maxPriceCents: events.maxPriceCents,
      duration: events.duration,
      maxGuests: events.maxGuests,
      features: events.features,
      isFeatured: events.isFeatured,
      placement: events.placement,
      quoteEventType: events.quoteEventType,
      priceNote: events.priceNote,
    })
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
