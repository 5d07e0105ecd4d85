import { useQuery } from '@tanstack/react-query';
import { pictureAddress } from '#core/pictures.ts';
import { pictureControls } from '#features/fleet/components/admin/picture-controls.tsx';
import { KeptForm } from '#ui/admin/kept-form.tsx';
import { KeptTab } from '#ui/admin/kept-tab.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { formatDollars } from '#words/amounts.ts';
import { inWords } from '#words/fields.ts';
import { PRICED_ON_REQUEST } from '../../domain.ts';
import { eventFields } from '../../fields.ts';
import { eventBody, type StaffEventAnswer } from '../../schema.ts';
import { keptEvents } from './calls.ts';

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
  const kept = keptEvents();
  const events = useQuery(kept.query(list.query(['q', 'status'])));
  return (
    <KeptTab<StaffEventAnswer>
      title="Events"
      add="Add Event"
      noun="event"
      many="events"
      items={events.data}
      isError={events.isError}
      onRetry={() => void events.refetch()}
      queryKey={kept.key}
      cardOf={(event) => ({
        name: event.title,
        picture: pictureAddress(event.picture.src, CARD_WIDTH),
        badges: [inWords(eventFields.category, event.category), ...(event.isFeatured ? ['Featured'] : [])],
        fact: priceOf(event),
        text: event.description,
      })}
      onArrange={kept.arrange}
      onShow={({ id, version }, isActive) => kept.show(id, { isActive, version })}
      onDelete={({ id }) => kept.remove(id)}
      form={({ item, ...dialog }) => (
        <KeptForm
          {...dialog}
          noun="event"
          title={item ? `Edit ${item.title}` : 'Add Event'}
          item={item}
          schema={eventBody}
          fields={eventFields}
          pictures={pictureControls}
          queryKey={kept.key}
          save={(values, version) => kept.save(item?.id, { ...values, version })}
        />
      )}
    />
  );
}
