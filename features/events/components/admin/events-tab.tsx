import { useQuery } from '@tanstack/react-query';
import { pictureAddress } from '#core/pictures.ts';
import { KeptTab } from '#ui/admin/kept-tab.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { formatDollars } from '#words/amounts.ts';
import { PRICED_ON_REQUEST } from '../../domain.ts';
import type { StaffEventAnswer } from '../../schema.ts';
import { arrangeEvents, deleteEvent, EVENTS_KEY, showEvent, staffEventsQuery } from './calls.ts';
import { CATEGORY_NAMES, EventForm } from './event-form.tsx';

const CARD_WIDTH = 640;

function priceOf({ priceNote, minPrice, maxPrice }: StaffEventAnswer): string {
  if (priceNote) return priceNote;
  if (minPrice !== null && maxPrice !== null)
    return `${formatDollars(minPrice)} – ${formatDollars(maxPrice)}`;
  if (minPrice !== null) return `from ${formatDollars(minPrice)}`;
  return maxPrice === null ? PRICED_ON_REQUEST : `up to ${formatDollars(maxPrice)}`;
}

/** The Events tab. */
export function EventsTab() {
  const list = useListState();
  const events = useQuery(staffEventsQuery(list.query(['q', 'status'])));
  return (
    <KeptTab<StaffEventAnswer>
      title="Events"
      add="Add Event"
      noun="event"
      many="events"
      items={events.data}
      isError={events.isError}
      onRetry={() => void events.refetch()}
      queryKey={EVENTS_KEY}
      cardOf={(event) => ({
        name: event.title,
        picture: pictureAddress(event.picture.src, CARD_WIDTH),
        badges: [CATEGORY_NAMES[event.category], ...(event.isFeatured ? ['Featured'] : [])],
        fact: priceOf(event),
        text: event.description,
      })}
      onArrange={arrangeEvents}
      onShow={({ id, version }, isActive) => showEvent(id, { isActive, version })}
      onDelete={({ id }) => deleteEvent(id)}
      form={({ item, ...dialog }) => <EventForm {...dialog} item={item} />}
    />
  );
}
