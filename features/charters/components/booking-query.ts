import { type CharterDay, isCharterDay } from '#core/charter-time.ts';
import { MOST_DAYS, START_TIME } from '#core/half-hours.ts';
import { SLOTS, type SlotId } from '#features/calendar/domain/index.ts';
import { words } from '../words/index.ts';
import type { BookingFaults, BookingValues } from './booking-values.ts';

/** The parameters that the address of the booking page can have. */
export const CARRIED_PARAMETERS = [
  'yacht',
  'pricing',
  'extras',
  'date',
  'slot',
  'startTime',
  'hours',
  'guests',
  'occasion',
] as const;

/** The choices that an address like /book-charter?yacht=…&extras=… brings into the form. */
export interface CarriedBooking {
  readonly yachtId: string;
  readonly pricingType: 'with_amenities' | 'without_amenities';
  readonly extraIds: readonly string[];
  readonly startOn: CharterDay | '';
  readonly slot: SlotId | '';
  /** A time that is none of the four slots; empty and 0 when there is none. */
  readonly startTime: string;
  readonly hours: number;
  /** 0 when the address names no number, or one that can't be chosen here. */
  readonly guests: number;
  /** The number of guests that the address names but that can't be chosen here; otherwise 0. */
  readonly party: number;
  readonly specialRequests: string;
}

const LONGEST_OCCASION = 80;

/**
 * Reads what another page's link brings into the charter form. Leaves out what it can't understand and a day that has passed: the
 * visitor then chooses it here.
 */
export function readCarriedBooking(
  query: { get(name: string): string | null },
  today: CharterDay,
): CarriedBooking {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const date = text('date');
  const [startTime, hours] = [text('startTime'), Number(text('hours'))];
  const isOther =
    START_TIME.test(startTime) && Number.isInteger(hours) && hours > 0 && hours <= MOST_DAYS * 24;
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
    slot: isOther ? '' : (SLOTS.find(({ id }) => id === text('slot'))?.id ?? ''),
    startTime: isOther ? startTime : '',
    hours: isOther ? hours : 0,
    guests: /^[1-9]\d{0,8}$/.test(text('guests')) ? Number(text('guests')) : 0,
    party: 0,
    specialRequests: occasion && words.occasion(`${occasion[0]?.toUpperCase()}${occasion.slice(1)}`),
  };
}

/** The most guests (product 4.2). Not imported from the domain, which would load all its rules; a test keeps the two equal. */
export const GUEST_CHOICES = 12;

type Carrying = readonly { readonly id: string; readonly name: string; readonly capacity: number }[];

/** If so many guests can't be chosen, moves the number from `guests` to `party`, so that no visitor believes that it counts. */
export function fittingParty(carried: CarriedBooking, yachts: Carrying): CarriedBooking {
  const capacity = yachts.find(({ id }) => id === carried.yachtId)?.capacity ?? GUEST_CHOICES;
  const fits = carried.guests <= Math.min(capacity, GUEST_CHOICES);
  return fits ? carried : { ...carried, guests: 0, party: carried.guests };
}

/** The fault to show beside the number of guests when the party is too large to be chosen. */
export function partyFault({ yachtId, party }: CarriedBooking, yachts: Carrying): { guestCount?: string } {
  if (party === 0) return {};
  const yacht = yachts.find(({ id }) => id === yachtId);
  if (yacht && party > yacht.capacity) return { guestCount: words.carriesUpTo(yacht.name, yacht.capacity) };
  return { guestCount: words.partyAsks(party, GUEST_CHOICES) };
}

/**
 * The faults found. While the number of guests is still empty, an earlier fault that says why stays in place of the general one.
 */
export function stillAsked(found: BookingFaults, said: BookingFaults, typed: BookingValues): BookingFaults {
  const isOpen = found.guestCount !== undefined && typed.guestCount === '';
  return isOpen && said.guestCount ? { ...found, guestCount: said.guestCount } : found;
}
