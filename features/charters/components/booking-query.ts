import { type CharterDay, isCharterDay } from '#core/charter-time.ts';
import { SLOTS, type SlotId } from '#features/calendar/domain.ts';

/** The parameters of such an address. */
export const CARRIED_PARAMETERS = ['yacht', 'pricing', 'extras', 'date', 'slot', 'occasion'] as const;

/** What an address like /book-charter?yacht=…&extras=… brings along. */
export interface CarriedBooking {
  readonly yachtId: string;
  readonly pricingType: 'with_amenities' | 'without_amenities';
  readonly extraIds: readonly string[];
  readonly startOn: CharterDay | '';
  readonly slot: SlotId | '';
  readonly specialRequests: string;
}

const LONGEST_OCCASION = 80;

/**
 * Reads what another page carries into the booking. What cannot be understood, and a day that has passed, is left
 * out: the visitor chooses it here.
 */
export function readCarriedBooking(
  query: { get(name: string): string | null },
  today: CharterDay,
): CarriedBooking {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const date = text('date');
  const occasion = text('occasion')
    .replace(/[-_\s]+/g, ' ')
    .slice(0, LONGEST_OCCASION);
  return {
    yachtId: text('yacht'),
    pricingType: text('pricing') === 'without_amenities' ? 'without_amenities' : 'with_amenities',
    extraIds: [
      ...new Set(
        text('extras')
          .split(',')
          .map((id) => id.trim()),
      ),
    ].filter(Boolean),
    startOn: isCharterDay(date) && date >= today ? date : '',
    slot: SLOTS.find(({ id }) => id === text('slot'))?.id ?? '',
    specialRequests: occasion && `Occasion: ${occasion[0]?.toUpperCase()}${occasion.slice(1)}`,
  };
}
