import type { CharterDay } from '#core/charter-time.ts';
import { readTab, writeTab } from '#core/tab-storage.ts';
import { type CarriedBooking, fittingParty, partyFault } from './booking-query.ts';
import type { BookingFaults, BookingField, BookingValues } from './booking-values.ts';
import { stayFrom } from './other-time.ts';

const DRAFT = 'miami-flow:booking-draft';

/** What survives a reload in the tab: everything typed and chosen but the notes. */
export interface BookingDraft {
  /** The address's query at the time: what another one names wins over these. */
  readonly query: string;
  readonly values: Partial<BookingValues>;
  readonly chosenIds: readonly string[];
}

export function readDraft(): BookingDraft | null {
  return readTab<BookingDraft>(DRAFT);
}

export function keepDraft(draft: BookingDraft | null): void {
  writeTab(DRAFT, draft);
}

/** What is written into the form, and what is said of it. */
export interface GivenDraft {
  readonly values: Partial<BookingValues>;
  readonly faults?: BookingFaults;
}

/** What stands together in the form, and the parameters of an address any of which names it. */
const GROUPS: readonly (readonly [parameters: readonly string[], fields: readonly BookingField[]])[] = [
  [['yacht'], ['yachtId']],
  [['pricing'], ['pricingType']],
  [['date'], ['startDate']],
  [
    ['slot', 'startTime', 'hours'],
    ['duration', 'startTime', 'length', 'lastDay'],
  ],
  [['guests'], ['guestCount']],
  [['occasion'], ['specialRequests']],
  [[], ['firstName']],
  [[], ['lastName']],
  [[], ['email']],
  [[], ['phone']],
];

/** The price list that the form begins with: of that one it is not known whether it was chosen. */
const UNTOUCHED: Partial<BookingValues> = { pricingType: 'with_amenities' };

const pick = (values: Partial<BookingValues>, fields: readonly BookingField[]): Partial<BookingValues> =>
  Object.fromEntries(
    fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
  );

/** The address that the form is opened by now, and what is known there. */
interface Opened {
  readonly query: string;
  readonly carried: CarriedBooking;
  readonly yachts: Parameters<typeof fittingParty>[1];
  readonly today: CharterDay;
}

/**
 * What a draft of another address leaves in the form: all that the present one does not name. What was typed here before the scripts
 * came is later, and goes before it. A day that has passed is left out, as is a yacht that is not offered any more; guests whom the
 * yacht does not carry are, too, and said.
 */
export function draftElsewhere(
  draft: Partial<BookingValues>,
  typedHere: Partial<BookingValues>,
  { query, carried, yachts, today }: Opened,
): Required<GivenDraft> {
  const named = new URLSearchParams(query);
  const kept = GROUPS.filter(([parameters]) => !parameters.some((one) => named.get(one)?.trim()));
  const values = Object.assign(
    {},
    ...kept.map(([, fields]) => {
      const isTyped = fields.some((field) => (typedHere[field] || UNTOUCHED[field]) !== UNTOUCHED[field]);
      return pick(isTyped ? typedHere : draft, fields);
    }),
  ) as Partial<BookingValues>;
  if (values.startDate !== undefined && values.startDate < today) values.startDate = '';
  if (!yachts.some(({ id }) => id === values.yachtId)) delete values.yachtId;
  const { startTime, length = '', lastDay = '' } = values;
  if (startTime !== undefined) {
    const day = values.startDate ?? carried.startOn;
    Object.assign(values, stayFrom({ startTime, length, lastDay }, draft.startDate ?? '', day));
  }
  const guests = Number(values.guestCount ?? carried.guests);
  const fitting = fittingParty({ ...carried, yachtId: values.yachtId ?? carried.yachtId, guests }, yachts);
  if (fitting.party > 0) values.guestCount = '';
  return { values, faults: partyFault(fitting, yachts) };
}
